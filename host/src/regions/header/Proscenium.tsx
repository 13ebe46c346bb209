import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './Proscenium.module.css';

/** The mark in the middle between two ornaments, over a double line: the frame of a stage. */
export function Proscenium() {
  const t = useText();
  return (
    <header className={styles.header}>
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
