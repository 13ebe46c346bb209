import { PlainFooter } from '../../layout/FooterParts';
import styles from './ToyShelf.module.css';

/** A shelf with a few blocks left on it, and the parts below. */
export function ToyShelf() {
  return (
    <PlainFooter styles={styles}>
      <div className={styles.shelf} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    </PlainFooter>
  );
}
