import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '../../layout/FooterParts';
import styles from './ToyShelf.module.css';

/** A shelf with a few blocks left on it, and the parts below. */
export function ToyShelf() {
  return (
    <footer className={styles.footer}>
      <div className={styles.shelf} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className={styles.inside}>
        <FooterAbout className={styles.about} />
        <FooterPages className={styles.pages} />
        <FooterCare className={styles.care} />
      </div>
      <FooterLegal className={styles.legal} />
    </footer>
  );
}
