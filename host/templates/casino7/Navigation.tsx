import { LanguageSelect } from '@marquee/shell/kit/LanguageSelect';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import styles from './Navigation.module.css';

/** Everything in one full-height column: the sections in large letters, then the other pages, then the language. */
export function Navigation() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.column}>
      <div className={styles.inside}>
        <MenuLinks menu="games" className={styles.rooms} itemClassName={styles.room} />
        <MenuLinks menu="pages" className={styles.pages} itemClassName={styles.page} />
        <LanguageSelect />
      </div>
    </nav>
  );
}
