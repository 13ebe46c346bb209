import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '../../layout/FooterParts';
import styles from './Signature.module.css';

/** Signed at the bottom of a narrow column: pages run on in one line of large letters, care and language below. */
export function Signature() {
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
