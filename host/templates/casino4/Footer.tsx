import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** An imprint: one large sentence about responsible gaming, and small print in columns below a line. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <FooterCare className={styles.care} />
        <FooterPages className={styles.pages} />
        <FooterAbout className={styles.about} />
        <FooterLegal className={styles.legal} />
      </div>
    </footer>
  );
}
