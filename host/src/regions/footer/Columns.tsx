import { PlainFooter } from '../../layout/FooterParts';
import styles from './Columns.module.css';

/** Three columns: who, where to, and with what care. */
export function Columns() {
  return <PlainFooter styles={styles} />;
}
