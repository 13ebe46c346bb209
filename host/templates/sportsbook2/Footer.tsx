import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** The colophon of a paper: small print under a double rule. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
