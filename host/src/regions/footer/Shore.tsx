import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '../../layout/FooterParts';
import styles from './Shore.module.css';

/** The sea at the foot of the page: a wave comes up to it, the mark lies on it like a raft. */
export function Shore() {
  return (
    <footer className={styles.sea}>
      <div className={styles.inside}>
        <FooterAbout className={styles.about} />
        <FooterPages className={styles.pages} />
        <FooterCare className={styles.care} />
      </div>
      <FooterLegal className={styles.legal} />
    </footer>
  );
}
