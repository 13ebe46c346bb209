import {
  EmptyState,
  ErrorCard,
  Notice,
  observer,
  Skeleton,
  useFormat,
  useLanguage,
  useLive,
  useResource,
  useSearchParams,
} from '@marquee/sdk';
import { useEffect, useEffectEvent } from 'react';
import pageStyles from '../board/SportsPage.module.css';
import { FormatSelect } from '../odds/FormatSelect';
import { PausedNotice } from '../parts/PausedNotice';
import { SlipDock } from '../slip/SlipDock';
import type { Race } from '../slip/types';
import { useText } from '../text';
import { RaceCard, RaceState } from './RaceCard';
import styles from './RacingPage.module.css';
import { racesListed } from './racesListed';

/** Polling interval of races, ms. */
const everyMs = 15_000;

const isOver = (state: Race['state']) => state === 'finished' || state === 'cancelled';

/** Upcoming races, then those just run, and the selected one: the next by default. */
function useRaces() {
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const races = useResource('sports/races', { language, count: racesListed });
  const all = races.value?.value ?? [];
  const list = [...all.filter(({ state }) => !isOver(state)), ...all.filter(({ state }) => isOver(state)).reverse()];
  const chosen = search.get('race');
  const shown =
    list.find((race) => race.match_id === chosen) ?? list.find((race) => race.state === 'scheduled') ?? list[0];
  useLive('sports', ({ match_ids }) => {
    if (shown && match_ids.includes(shown.match_id)) void races.reload();
  });
  const read = useEffectEvent(() => {
    if (!document.hidden) void races.reload();
  });
  useEffect(() => {
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, []);
  const choose = (race: Race) => setSearch({ race: race.match_id }, { replace: true });
  return { races, list, shown, choose };
}

/** /horse-racing (R2, D8): the next races, their runners, win and place odds, and results. */
export const RacingPage = observer(function RacingPage() {
  const { races, list, shown, choose } = useRaces();
  const t = useText();
  const format = useFormat();
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.main}>
        <header className={pageStyles.head}>
          <h1 className={pageStyles.title}>{t('racing.title')}</h1>
          <div className={pageStyles.format}>
            <FormatSelect />
          </div>
        </header>
        {races.error && shown && (
          <Notice tone="warning" live>
            {t('board.stale')}
          </Notice>
        )}
        {shown && <PausedNotice paused={races.value?.paused ?? 'none'} />}
        {shown ? (
          <>
            <ul className={styles.next} aria-label={t('racing.choose')}>
              {list.map((race) => (
                <li key={race.match_id}>
                  <button
                    type="button"
                    className={styles.race}
                    aria-pressed={race === shown}
                    onClick={() => choose(race)}
                  >
                    <b>{format.time(race.starts_at)}</b>
                    <span>{t('racing.race', { meeting: race.meeting_name, number: race.race_number })}</span>
                    <span>
                      <RaceState race={race} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <RaceCard race={shown} />
          </>
        ) : races.state === 'failed' ? (
          <ErrorCard title={t('racing.failed')} text={t('board.failedText')} onRetry={() => void races.reload()} />
        ) : races.state === 'ready' ? (
          <EmptyState title={t('racing.empty')} text={t('board.emptyText')} icon="horse" />
        ) : (
          <Skeleton shape="rows" count={8} />
        )}
      </div>
      <SlipDock />
    </div>
  );
});
