import { PlainFooter } from '../../layout/FooterParts';
import styles from './Compact.module.css';

/** Low and dense, for pages that are long themselves. */
export function Compact() {
  return <PlainFooter styles={styles} />;
}
