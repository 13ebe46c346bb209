import { LanguageSelect } from '../../layout/LanguageSelect';
import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './HouseColumn.module.css';

/** Everything in one column from top to bottom: the rooms in large letters, then the other pages, then the language. */
export function HouseColumn() {
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
