import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Everything in one column, centred. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
