import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '../../layout/FooterParts';
import styles from './Horizon.module.css';

/** The curve of the earth below the sky; everything in the middle of it. */
export function Horizon() {
  return (
    <footer className={styles.footer}>
      <FooterAbout className={styles.about} />
      <FooterPages className={styles.pages} />
      <FooterCare className={styles.care} />
      <FooterLegal className={styles.legal} />
    </footer>
  );
}
