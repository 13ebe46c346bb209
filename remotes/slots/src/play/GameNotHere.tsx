import { Button, GamesSection, observer, useResource } from '@marquee/sdk';
import { useText } from '../text';
import styles from './GamePage.module.css';

/** Tells that a game is not available here, and suggests others. */
export const GameNotHere = observer(function GameNotHere() {
  const { state, value } = useResource('product/get_list', { list: 'popular' });
  const t = useText();
  return (
    <div className={styles.page}>
      <div className={styles.gone}>
        <h1 className={styles.name}>{t('gone.title')}</h1>
        <p>{t('gone.text')}</p>
        <Button variant="primary" to="/">
          {t('gone.home')}
        </Button>
      </div>
      <GamesSection title={t('gone.others')} games={value?.value} state={state} fallback="popular" />
    </div>
  );
});
