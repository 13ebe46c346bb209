import { useText } from '../../text';
import { AccountCorner } from '../AccountCorner';
import { Brand } from '../Brand';
import { MenuButton } from '../MenuButton';
import { MenuLinks } from '../navigation/MenuLinks';
import styles from './HeaderBalanceBlock.module.css';

/** One compact bar: mark, sections, and the balance as a block of its own. */
export function HeaderBalanceBlock() {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <MenuButton />
        <Brand />
        <div className={styles.block}>
          <AccountCorner />
        </div>
      </div>
      <nav aria-label={t('menu.games')} className={styles.strip}>
        <MenuLinks menu="games" icons className={styles.stripList} itemClassName={styles.stripLink} />
      </nav>
    </header>
  );
}
