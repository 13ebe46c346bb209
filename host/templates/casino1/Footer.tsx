import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Three columns: who, where to, and with what care. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
