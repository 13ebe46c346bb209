import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Header.module.css';

/** The mark in the middle, the site's menu at its left, the player at its right. */
export function Header() {
  const t = useText();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.start}>
          <MenuButton />
          <nav aria-label={t('menu.main')} className={styles.pages}>
            <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
          </nav>
        </div>
        <Brand />
        <AccountCorner />
      </div>
    </header>
  );
}
