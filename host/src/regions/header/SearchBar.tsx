import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { GameSearch } from '../../layout/GameSearch';
import { MenuButton } from '../../layout/MenuButton';
import styles from './SearchBar.module.css';

/** The search stands in the middle of the bar, on a phone in a row of its own below it. */
export function SearchBar() {
  return (
    <header className={styles.bar}>
      <MenuButton />
      <Brand />
      <GameSearch className={styles.search} />
      <div className={styles.player}>
        <AccountCorner />
      </div>
    </header>
  );
}
