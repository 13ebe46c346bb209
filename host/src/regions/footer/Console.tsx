import { PlainFooter } from '../../layout/FooterParts';
import styles from './Console.module.css';

/** Three screens of a console, under the stars that stand behind the whole page. */
export function Console() {
  return <PlainFooter styles={styles} />;
}
