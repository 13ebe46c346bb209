import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './OverHero.module.css';

/** A bar without ground of its own: on the home page it stands in the sky of the picture. */
export function OverHero() {
  const t = useText();
  return (
    <header className={styles.bar}>
      <MenuButton />
      <Brand />
      <nav aria-label={t('menu.main')} className={styles.pages}>
        <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
      </nav>
      <AccountCorner />
    </header>
  );
}
