import { Sheet } from '@marquee/sdk';
import { useText } from '../text';
import { LanguageSelect } from './LanguageSelect';
import styles from './MenuDrawer.module.css';
import { MenuLinks } from './MenuLinks';
import { NoticesLink } from './NoticesLink';

/** The site's full menu in a sheet, for phones. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} title={t('menu.title')} place="side">
      <nav aria-label={t('menu.games')}>
        <MenuLinks menu="games" icons className={styles.games} itemClassName={styles.game} onNavigate={onClose} />
      </nav>
      <nav aria-label={t('menu.main')}>
        <MenuLinks menu="pages" className={styles.list} itemClassName={styles.entry} onNavigate={onClose} />
      </nav>
      <NoticesLink className={styles.entry} onNavigate={onClose} />
      <LanguageSelect />
    </Sheet>
  );
}
