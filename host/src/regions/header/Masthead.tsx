import { observer, useFormat } from '@marquee/sdk';
import { useState } from 'react';
import { AccountCorner } from '../../layout/AccountCorner';
import { Brand } from '../../layout/Brand';
import { MenuButton } from '../../layout/MenuButton';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './Masthead.module.css';

/** The head of a newspaper: date and pages above, the name in the middle of a double rule. */
export const Masthead = observer(function Masthead() {
  const t = useText();
  const format = useFormat();
  const [today] = useState(() => new Date().toISOString());
  return (
    <header className={styles.header}>
      <div className={styles.above}>
        <time dateTime={today.slice(0, 10)}>{format.date(today)}</time>
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
