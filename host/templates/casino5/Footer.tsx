import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** A tiled floor in perspective below the page, with the small print on it. */
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
