import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import styles from './BalanceBlock.module.css';

/** One compact bar: the mark, and the player's balance as a block of its own. */
export function BalanceBlock() {
  return (
    <header className={styles.header}>
      <MenuButton />
      <Brand />
      <div className={styles.block}>
        <AccountCorner />
      </div>
    </header>
  );
}
