import { Badge, Link, observer, useFormat } from '@marquee/sdk';
import { useOddsKit } from '../odds/useOddsKit';
import { sportName } from '../parts/names';
import { rulesPath } from '../parts/rulesPath';
import { useNow } from '../parts/useNow';
import type { Race } from '../slip/types';
import { useChosen } from '../slip/useChosen';
import { useText } from '../text';
import styles from './RacingPage.module.css';
import { RunnerItem } from './RunnerItem';
import runnerStyles from './RunnerItem.module.css';
import { raceState } from './raceState';

/** The state of a race with its countdown; a separate component, so that it rerenders alone. */
export function RaceState({ race }: { race: Race }) {
  const t = useText();
  const format = useFormat();
  return useNow((now) => raceState(t, race, now, (value) => format.minutes(value)));
}

/** Runners in order: by number before the race, by place after it. */
function ordered({ runners }: Race): Race['runners'] {
  return [...runners].sort((a, b) => (a.position ?? 99) - (b.position ?? 99) || a.number - b.number);
}

/** A race with its runners, their odds or the result. */
export const RaceCard = observer(function RaceCard({ race }: { race: Race }) {
  const t = useText();
  const format = useFormat();
  const kit = useOddsKit();
  const chosen = useChosen(kit.slip, race.match_id);
  const title = t('racing.race', { meeting: race.meeting_name, number: race.race_number });
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.name}>{title}</h2>
        <Badge tone={race.state === 'live' ? 'accent2' : 'neutral'} dot={race.state === 'live'}>
          <RaceState race={race} />
        </Badge>
        <p className={styles.facts}>
          {format.time(race.starts_at)} · {t('racing.distance', { number: format.number(race.distance_m) })} ·{' '}
          {t('racing.places', { count: race.places, number: race.places })}
        </p>
      </header>
      {race.state === 'scheduled' && (
        <div className={`${runnerStyles.runner} ${runnerStyles.head}`} aria-hidden>
          <span />
          <span />
          <span>{t('market.raceWin')}</span>
          <span>{t('market.racePlace')}</span>
        </div>
      )}
      <ul>
        {ordered(race).map((runner) => (
          <RunnerItem key={runner.number} race={race} runner={runner} kit={kit} chosen={chosen} />
        ))}
      </ul>
      <p className={styles.rules}>
        <Link to={rulesPath('horse_racing')}>{t('rules.of', { sport: sportName(t, 'horse_racing') })}</Link>
      </p>
    </section>
  );
});
