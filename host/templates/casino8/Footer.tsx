import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** The curve of the earth below the sky; everything is centred. */
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
