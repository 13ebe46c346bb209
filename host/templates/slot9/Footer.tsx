import { PlainFooter } from '@marquee/shell/kit/FooterParts';
import styles from './Footer.module.css';

/** A shelf with a few blocks left on it, and the parts below. */
export function Footer() {
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
