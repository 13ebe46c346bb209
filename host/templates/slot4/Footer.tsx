import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Three screens of a console, under the stars behind the whole page. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
