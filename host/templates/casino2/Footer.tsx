import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** Responsible gaming on its own pane, the rest on one line below it. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <FooterCare className={styles.care} />
      <div className={styles.rest}>
        <FooterAbout className={styles.about} />
        <FooterPages className={styles.pages} />
      </div>
      <FooterLegal className={styles.legal} />
    </footer>
  );
}
