import { IconButton } from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../../text';
import { AccountCorner } from '../AccountCorner';
import { Brand } from '../Brand';
import { MenuDrawer } from '../MenuDrawer';
import { MenuLinks } from '../navigation/MenuLinks';
import styles from './HeaderBalanceBlock.module.css';

/** One compact bar: mark, sections, and the balance as a block of its own. */
export function HeaderBalanceBlock() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <IconButton
          icon="menu"
          label={t('menu.open')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
        <Brand />
        <div className={styles.block}>
          <AccountCorner />
        </div>
      </div>
      <nav aria-label={t('menu.games')} className={styles.strip}>
        <MenuLinks menu="games" icons className={styles.stripList} itemClassName={styles.stripLink} />
      </nav>
      <MenuDrawer open={open} onClose={() => setOpen(false)} />
    </header>
  );
}
