import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Header.module.css';

/** An airy bar that ends in the striped, scalloped edge of an awning. */
export function Header() {
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
