import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** The sea at the foot of the page: a wave comes up to it, the mark lies on it like a raft. */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
