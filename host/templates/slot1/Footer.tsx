import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Three sweets in their wrappers: the operator, links as pills, and responsible gaming. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <FooterAbout className={styles.about} />
      <FooterPages className={styles.pages} />
      <FooterCare className={styles.care} />
      <FooterLegal className={styles.legal} />
    </footer>
  );
}
