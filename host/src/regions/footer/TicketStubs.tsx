import { PlainFooter } from '../../layout/FooterParts';
import styles from './TicketStubs.module.css';

/** Stubs of three tickets in a row, each with the holes it was torn off at; the rays behind the whole page are drawn here too. */
export function TicketStubs() {
  return <PlainFooter styles={styles} />;
}
