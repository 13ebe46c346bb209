import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './Flags.module.css';

/** The sections as flags of five papers on a string. */
export function Flags() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" icons className={styles.string} itemClassName={styles.flag} />
    </nav>
  );
}
