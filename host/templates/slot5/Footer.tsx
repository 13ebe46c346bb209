import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** The last page of an issue: panels side by side with thick edges; its dots are the background of the whole page. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
