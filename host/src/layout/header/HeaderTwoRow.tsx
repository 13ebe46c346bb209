import { IconButton } from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../../text';
import { AccountCorner } from '../AccountCorner';
import { Brand } from '../Brand';
import { MenuDrawer } from '../MenuDrawer';
import { MenuLinks } from '../navigation/MenuLinks';
import styles from './HeaderTwoRow.module.css';

/** Mark and player above, the categories as chips with icons below. */
export function HeaderTwoRow() {
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
        <nav aria-label={t('menu.main')} className={styles.wide}>
          <MenuLinks menu="pages" className={styles.main} itemClassName={styles.mainLink} />
        </nav>
        <AccountCorner />
      </div>
      <nav aria-label={t('menu.games')} className={styles.chips}>
        <MenuLinks menu="games" icons className={styles.chipList} itemClassName={styles.chip} />
      </nav>
      <MenuDrawer open={open} onClose={() => setOpen(false)} />
    </header>
  );
}
