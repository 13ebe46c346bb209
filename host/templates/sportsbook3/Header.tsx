import { Icon, Link, observer, useLocalText } from '@marquee/sdk';
import { AccountCorner } from '@marquee/shell/kit/AccountCorner';
import { Brand } from '@marquee/shell/kit/Brand';
import { MenuButton } from '@marquee/shell/kit/MenuButton';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useLines } from '@marquee/shell/kit/useLines';
import { useText } from '@marquee/shell/text';
import styles from './Header.module.css';

/** A dense bar, and on wide screens the site's announcements on a line below it, without motion. */
export const Header = observer(function Header() {
  const t = useText();
  const local = useLocalText();
  const messages = useLines();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <MenuButton />
        <Brand />
        <nav aria-label={t('menu.main')} className={styles.pages}>
          <MenuLinks menu="pages" className={styles.list} itemClassName={styles.link} />
        </nav>
        <AccountCorner />
      </div>
      <aside className={styles.ticker} aria-label={t('home.news')}>
        <Icon name="bell" size={16} />
        <ul className={styles.messages}>
          {messages.map(({ id, text, link }) => (
            <li key={id} title={local(text)}>
              {link ? <Link to={link}>{local(text)}</Link> : local(text)}
            </li>
          ))}
        </ul>
      </aside>
    </header>
  );
});
