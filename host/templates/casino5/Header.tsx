import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import styles from './Header.module.css';

/** Only mark and player on a thin lit edge: everything else is at the bottom. */
export function Header() {
  return (
    <header className={styles.header}>
      <Brand />
      <div className={styles.end}>
        <AccountCorner />
        <MenuButton />
      </div>
    </header>
  );
}
