import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/**
 * Stubs of three tickets in a row, each with the holes it was torn off at; the rays behind the whole page are drawn
 * here too.
 */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
