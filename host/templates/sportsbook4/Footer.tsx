import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Below a finish line. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
