import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './Awning.module.css';

/** An airy bar that ends in the striped, scalloped edge of an awning. */
export function Awning() {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <div className={styles.start}>
          <MenuButton />
          <Brand />
        </div>
        <nav aria-label={t('menu.main')} className={styles.pages}>
          <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
        </nav>
        <AccountCorner />
      </div>
    </header>
  );
}
