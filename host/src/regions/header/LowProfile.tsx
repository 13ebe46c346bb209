import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import styles from './LowProfile.module.css';

/** Nothing but mark and player on a thin lit edge: everything else is at the bottom. */
export function LowProfile() {
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
