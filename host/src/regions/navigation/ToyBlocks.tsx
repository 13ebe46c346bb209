import { MenuLinks } from '../../layout/MenuLinks';
import { useText } from '../../text';
import styles from './ToyBlocks.module.css';

/** The sections as blocks of four colours with studs on top. */
export function ToyBlocks() {
  const t = useText();
  return (
    <nav aria-label={t('menu.games')} className={styles.bar}>
      <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.block} />
    </nav>
  );
}
