import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** The sea at the end of the page, with waves for its edge. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.sea}>
        <div className={styles.inside}>
          <FooterAbout className={styles.about} />
          <FooterPages className={styles.pages} />
          <FooterCare className={styles.care} />
          <FooterLegal className={styles.legal} />
        </div>
      </div>
    </footer>
  );
}
