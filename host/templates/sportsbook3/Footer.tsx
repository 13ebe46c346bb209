import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** The desk's status bar; its graph paper lies below every page. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
