import { Link, observer, useFormat, useLanguage, useLive, useResource } from '@marquee/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useOddsKit } from '../odds/useOddsKit';
import { useNow } from '../parts/useNow';
import { RaceOdds } from '../racing/RaceOdds';
import { nextOf } from '../racing/raceState';
import type { Race } from '../slip/types';
import { useChosen } from '../slip/useChosen';
import { useText } from '../text';
import styles from './NextRace.module.css';
import { racesAhead } from './racesAhead';

/** Number of runners in the hero. */
const lanes = 4;
/** Polling interval of races, ms. */
const everyMs = 15_000;

/** Time left until the start, like a stadium clock. It stops at zero. */
function Countdown({ to }: { to: string }) {
  const left = useNow((now) => Math.max(0, Math.ceil((Date.parse(to) - now) / 1000)));
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <time className={styles.clock} dateTime={to}>
      {two(Math.floor(left / 60))}:{two(left % 60)}
    </time>
  );
}

/** The first runners with their odds. */
const Lanes = observer(function Lanes({ race }: { race: Race }) {
  const kit = useOddsKit();
  const chosen = useChosen(kit.slip, race.match_id);
  const runners = race.runners.filter(({ withdrawn }) => !withdrawn).slice(0, lanes);
  return (
    <ol className={styles.lanes}>
      {runners.map((runner) => (
        <li key={runner.number} className={styles.lane}>
          <b className={styles.number}>{runner.number}</b>
          <span className={styles.runner} title={runner.runner_name}>
            {runner.runner_name}
          </span>
          <span className={styles.odds}>
            <RaceOdds race={race} runner={runner} kind="win" kit={kit} chosen={chosen} />
          </span>
        </li>
      ))}
    </ol>
  );
});

/** For the home page's hero: the next race with a countdown to its real start, and its first runners. */
export const NextRace = observer(function NextRace() {
  const { language } = useLanguage();
  const races = useResource('sports/races', { language, count: racesAhead });
  const t = useText();
  const format = useFormat();
  const race = useNow((now) => nextOf(races.value?.value ?? [], now));
  const read = useEffectEvent(() => {
    if (!document.hidden) void races.reload();
  });
  useLive('sports', ({ match_ids }) => {
    if (race && match_ids.includes(race.match_id)) read();
  });
  useEffect(() => {
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, []);
  if (!race) {
    return (
      <p className={styles.none} role="status">
        {t(races.value ? 'racing.empty' : 'racing.title')}
      </p>
    );
  }
  return (
    <div className={styles.race}>
      <div className={styles.head}>
        <h2 className={styles.name}>{t('racing.race', { meeting: race.meeting_name, number: race.race_number })}</h2>
        <p className={styles.facts}>
          {format.time(race.starts_at)} · {t('racing.distance', { number: format.number(race.distance_m) })}
        </p>
        <Countdown to={race.starts_at} />
      </div>
      <Lanes race={race} />
      <Link to="/horse-racing" className={styles.all}>
        {t('nav.racing')}
      </Link>
    </div>
  );
});
