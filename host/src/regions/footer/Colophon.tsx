import { PlainFooter } from '../../layout/FooterParts';
import styles from './Colophon.module.css';

/** The colophon of a paper: small print under a double rule. */
export function Colophon() {
  return <PlainFooter styles={styles} />;
}
