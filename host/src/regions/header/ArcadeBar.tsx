import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './ArcadeBar.module.css';

/** A bar whose lower edge is a row of small arches; wide, the mark hangs in a large one in the middle. */
export function ArcadeBar() {
  const t = useText();
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <MenuButton />
        <nav aria-label={t('menu.main')} className={styles.pages}>
          <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
        </nav>
      </div>
      <div className={styles.brand}>
        <Brand />
      </div>
      <AccountCorner />
    </header>
  );
}
