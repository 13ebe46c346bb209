import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** The credits after the last level: centred lines on stepped ground. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
