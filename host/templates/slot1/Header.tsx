import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { GameSearch } from '@marquee/shell/kit/GameSearch';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import styles from './Header.module.css';

/** The search is in the middle of the bar; on phones it is in the bar below, and in each lobby. */
export function Header() {
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
