import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '../../layout/FooterParts';
import styles from './Imprint.module.css';

/** An imprint: one large sentence about care, and small print in columns below a line. */
export function Imprint() {
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
