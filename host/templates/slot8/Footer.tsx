import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Three ticket stubs in a row, each with perforation holes; the rays behind the whole page are drawn here too. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
