import { WaysOn } from '@marquee/sdk';
import { useText } from '../text';
import styles from './GamePage.module.css';

/** Tells that a game is not available here, and where to go on. */
export function GameNotHere() {
  const t = useText();
  return (
    <div className={styles.page}>
      <div className={styles.gone}>
        <h1 className={styles.name}>{t('gone.title')}</h1>
        <p>{t('gone.text')}</p>
      </div>
      <WaysOn />
    </div>
  );
}
