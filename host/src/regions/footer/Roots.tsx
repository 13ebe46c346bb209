import { PlainFooter } from '../../layout/FooterParts';
import styles from './Roots.module.css';

/** Ground under leaves: the parts in one slab, under a row of leaf tips; the light of the clearing stands behind the whole page. */
export function Roots() {
  return <PlainFooter styles={styles} />;
}
