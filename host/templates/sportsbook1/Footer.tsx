import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Below a full stand; its floodlights shine on every page. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
