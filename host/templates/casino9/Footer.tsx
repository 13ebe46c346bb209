import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Three bays below a row of arches, with columns between them. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.bays}>
        <FooterPages className={styles.pages} />
        <FooterAbout className={styles.about} />
        <FooterCare className={styles.care} />
      </div>
      <FooterLegal className={styles.legal} />
    </footer>
  );
}
