import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './CompactFooter.module.css';

/** Low and dense, for long pages. */
export function CompactFooter() {
  return <PlainFooter styles={styles} />;
}
