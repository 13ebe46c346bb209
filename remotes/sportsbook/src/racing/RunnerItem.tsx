import type { OddsKit } from '../odds/useOddsKit';
import type { Race, Runner } from '../slip/types';
import { RaceOdds } from './RaceOdds';
import styles from './RunnerItem.module.css';

/** Props of {@link RunnerItem}. */
export interface RunnerItemProps {
  race: Race;
  runner: Runner;
  kit: OddsKit;
  /** Ids of the race's selections on the slip. */
  chosen: ReadonlySet<string>;
}

/** A runner on the race card: number, name, jockey and form, with odds before the race and its place after it. */
export function RunnerItem({ race, runner, kit, chosen }: RunnerItemProps) {
  const { t } = kit;
  const { position, withdrawn } = runner;
  const betting = race.state === 'scheduled' && !withdrawn;
  return (
    <li className={withdrawn ? `${styles.runner} ${styles.out}` : styles.runner}>
      <span className={position === 1 ? `${styles.number} ${styles.first}` : styles.number}>{runner.number}</span>
      <span className={styles.text}>
        <b title={runner.runner_name}>{runner.runner_name}</b>
        <span>{t('racing.jockey', { name: runner.jockey_name })}</span>
        <span>{t('racing.figures', { draw: runner.draw, weight: runner.weight_kg, form: runner.form })}</span>
      </span>
      {betting ? (
        (['win', 'place'] as const).map((kind) => (
          <span key={kind} className={styles.odds}>
            <RaceOdds race={race} runner={runner} kind={kind} kit={kit} chosen={chosen} />
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
