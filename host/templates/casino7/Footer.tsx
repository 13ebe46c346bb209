import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** A narrow column: pages in one line of large letters, responsible gaming and language below. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <FooterPages className={styles.pages} />
      <div className={styles.pair}>
        <FooterAbout className={styles.about} />
        <FooterCare className={styles.care} />
      </div>
      <FooterLegal className={styles.legal} />
    </footer>
  );
}
