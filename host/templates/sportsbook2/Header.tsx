import { observer, useFormat, useNow } from '@marquee/sdk';
import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Header.module.css';

/** A newspaper's masthead: date and pages above, the name in the middle of a double rule. */
export const Header = observer(function Header() {
  const t = useText();
  const format = useFormat();
  const now = useNow(60_000);
  return (
    <header className={styles.header}>
      <div className={styles.above}>
        <time dateTime={format.day(now)}>{format.date(now)}</time>
        <nav aria-label={t('menu.main')}>
          <MenuLinks menu="pages" className={styles.pages} itemClassName={styles.link} />
        </nav>
      </div>
      <div className={styles.name}>
        <MenuButton />
        <Brand />
        <AccountCorner />
      </div>
    </header>
  );
});
