import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Header.module.css';

/** A bar whose lower edge is a row of small arches; on wide screens the mark hangs in a large one in the middle. */
export function Header() {
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
