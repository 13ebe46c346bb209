import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Three columns: the operator, links, and responsible gaming. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
