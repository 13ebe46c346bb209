import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Three sweets in their wrappers: who, where to as pills, and with what care. */
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
