import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './SlimGlass.module.css';

/** A slim pane of glass that stays over the page; the sections are beside it, in a rail. */
export function SlimGlass() {
  const t = useText();
  return (
    <header className={styles.header}>
      <MenuButton />
      <Brand />
      <nav aria-label={t('menu.main')} className={styles.pages}>
        <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
      </nav>
      <AccountCorner />
    </header>
  );
}
