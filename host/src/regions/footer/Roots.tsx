import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '../../layout/FooterParts';
import styles from './Roots.module.css';

/** Ground under leaves: the parts in one slab, under a row of leaf tips; the light of the clearing stands behind the whole page. */
export function Roots() {
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
