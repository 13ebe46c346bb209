import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Signed at the bottom of a narrow column: pages run on in one line of large letters, care and language below. */
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
