import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/**
 * Ground under leaves: the parts in one slab, under a row of leaf tips; the light of the clearing is behind the whole
 * page.
 */
export function Footer() {
  return <PlainFooter styles={styles} />;
}
