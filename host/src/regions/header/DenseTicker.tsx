import { Icon, Link, observer, useLocalText, useResource } from '@marquee/sdk';
import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './DenseTicker.module.css';

/** A dense bar, and on a wide screen the site's messages on a line below it. They stand still. */
export const DenseTicker = observer(function DenseTicker() {
  const t = useText();
  const local = useLocalText();
  const messages = useResource('home/marquee', {}).value?.value ?? [];
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
            <li key={id}>{link ? <Link to={link}>{local(text)}</Link> : local(text)}</li>
          ))}
        </ul>
      </aside>
    </header>
  );
});
