import { PlainFooter } from '../../layout/FooterParts';
import styles from './Credits.module.css';

/** The credits after the last level: centred lines on stepped ground. */
export function Credits() {
  return <PlainFooter styles={styles} />;
}
