import { PlainFooter } from '../../layout/FooterParts';
import styles from './FinishLine.module.css';

/** Below the finish line. */
export function FinishLine() {
  return <PlainFooter styles={styles} />;
}
