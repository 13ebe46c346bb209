import { GamesSection, observer, Section, useResource } from '@marquee/sdk';
import { useText } from '../../../text';
import styles from './YourGames.module.css';

/** What this player played last; before the first game a word in its place, as high as a row of games. */
export const YourGames = observer(function YourGames() {
  const { state, value } = useResource('product/recent', {});
  const t = useText();
  const games = value?.value;
  return (
    <div className={styles.place}>
      {games?.length === 0 ? (
        <Section title={t('home.yourGames')}>
          <p className={styles.none}>{t('home.yourGamesNone')}</p>
        </Section>
      ) : (
        <GamesSection title={t('home.yourGames')} games={games} state={state} eager />
      )}
    </div>
  );
});
