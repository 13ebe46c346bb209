import { PlainFooter } from '../../layout/FooterParts';
import styles from './Stacked.module.css';

/** Everything in one column, centred. */
export function Stacked() {
  return <PlainFooter styles={styles} />;
}
