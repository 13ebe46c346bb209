import { NoOdds, OddsButton } from '../parts/OddsButton';
import type { Race } from '../slip/types';
import { useText } from '../text';
import styles from './RunnerRow.module.css';

type Runner = Race['runners'][number];

/** Win or place odds of a runner. On the slip a runner is the home side and its race the other. */
export function RaceOdds({ race, runner, kind }: { race: Race; runner: Runner; kind: 'win' | 'place' }) {
  const selection = runner[kind];
  if (!selection) return <NoOdds />;
  const pick = {
    match_id: race.match_id,
    bet_type: kind === 'win' ? ('race_win' as const) : ('race_place' as const),
    criteria1: null,
    home_away: 1 as const,
    home: runner.runner_name,
    away: `${race.meeting_name} R${race.race_number}`,
  };
  return <OddsButton selection={selection} pick={pick} sign="" />;
}

/** A runner on the race card: number, name, jockey and figures, with odds before the race and the place after it. */
export function RunnerRow({ race, runner }: { race: Race; runner: Runner }) {
  const t = useText();
  const { position, withdrawn } = runner;
  const betting = race.state === 'scheduled' && !withdrawn;
  return (
    <li className={withdrawn ? `${styles.runner} ${styles.out}` : styles.runner}>
      <span className={position === 1 ? `${styles.number} ${styles.first}` : styles.number}>{runner.number}</span>
      <span className={styles.text}>
        <b>{runner.runner_name}</b>
        <span>{t('racing.jockey', { name: runner.jockey_name })}</span>
        <span>{t('racing.figures', { draw: runner.draw, weight: runner.weight_kg, form: runner.form })}</span>
      </span>
      {betting ? (
        (['win', 'place'] as const).map((kind) => (
          <span key={kind} className={styles.odds}>
            <RaceOdds race={race} runner={runner} kind={kind} />
          </span>
        ))
      ) : (
        <span className={styles.state}>
          {withdrawn ? t('racing.withdrawn') : position !== null && t('racing.position', { position })}
        </span>
      )}
    </li>
  );
}
