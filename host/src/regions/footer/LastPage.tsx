import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '../../layout/FooterParts';
import styles from './LastPage.module.css';

/** The last page of an issue: panels side by side with thick edges; its dots are printed on the ground of the whole page. */
export function LastPage() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <FooterAbout className={styles.about} />
        <FooterPages className={styles.pages} />
        <FooterCare className={styles.care} />
      </div>
      <FooterLegal className={styles.legal} />
    </footer>
  );
}
