import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import styles from './HouseCorner.module.css';

/** A bar on a phone; wide, the head of the column at the side: the mark above, the player below it, nothing over the page. */
export function HouseCorner() {
  return (
    <header className={styles.header}>
      <span className={styles.menu}>
        <MenuButton />
      </span>
      <Brand />
      <div className={styles.player}>
        <AccountCorner />
      </div>
    </header>
  );
}
