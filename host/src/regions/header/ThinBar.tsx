import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './ThinBar.module.css';

/** As thin as a bar can be, above a line that fades out at both ends. */
export function ThinBar() {
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
