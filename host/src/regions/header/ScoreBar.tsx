import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './ScoreBar.module.css';

/** The bar above an old game: mark, pages and score in cells of their own, on a course of bricks. */
export function ScoreBar() {
  const t = useText();
  return (
    <header className={styles.header}>
      <span className={styles.menu}>
        <MenuButton />
      </span>
      <Brand />
      <nav aria-label={t('menu.main')} className={styles.pages}>
        <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
      </nav>
      <div className={styles.score}>
        <AccountCorner />
      </div>
    </header>
  );
}
