import { FooterAbout, FooterCare, FooterLegal, FooterPages } from '../../layout/FooterParts';
import styles from './TicketStubs.module.css';

/** Stubs of three tickets in a row, each with the holes it was torn off at; the rays behind the whole page are drawn here too. */
export function TicketStubs() {
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
