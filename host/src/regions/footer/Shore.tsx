import { PlainFooter } from '../../layout/FooterParts';
import styles from './Shore.module.css';

/** The sea at the foot of the page: a wave comes up to it, the mark lies on it like a raft. */
export function Shore() {
  return <PlainFooter styles={styles} />;
}
