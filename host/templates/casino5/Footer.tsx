import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** A tiled floor that runs away below the page, and the small print on it. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.floor} aria-hidden="true" />
      <div className={styles.inside}>
        <FooterPages className={styles.pages} />
        <FooterCare className={styles.care} />
        <FooterAbout className={styles.about} />
        <FooterLegal className={styles.legal} />
      </div>
    </footer>
  );
}
