import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './LaneBar.module.css';

/** A bar like a lane: the mark in a leaning block, a painted line below. */
export function LaneBar() {
  const t = useText();
  return (
    <header className={styles.header}>
      <MenuButton />
      <div className={styles.mark}>
        <Brand />
      </div>
      <nav aria-label={t('menu.main')} className={styles.pages}>
        <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
      </nav>
      <AccountCorner />
    </header>
  );
}
