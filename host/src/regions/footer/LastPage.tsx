import { PlainFooter } from '../../layout/FooterParts';
import styles from './LastPage.module.css';

/** The last page of an issue: panels side by side with thick edges; its dots are printed on the ground of the whole page. */
export function LastPage() {
  return <PlainFooter styles={styles} />;
}
