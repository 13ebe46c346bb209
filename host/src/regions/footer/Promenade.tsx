import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '../../layout/FooterParts';
import styles from './Promenade.module.css';

/** The sea at the end of the page, with waves for its edge. */
export function Promenade() {
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
