import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '../../layout/FooterParts';
import styles from './Console.module.css';

/** Three screens of a console, under the stars that stand behind the whole page. */
export function Console() {
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
