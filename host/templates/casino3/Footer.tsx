import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** The last page of a theatre's programme: a fan over everything in the middle, framed twice. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        <FooterAbout className={styles.about} />
        <FooterPages className={styles.pages} />
        <FooterCare className={styles.care} />
        <FooterLegal className={styles.legal} />
      </div>
    </footer>
  );
}
