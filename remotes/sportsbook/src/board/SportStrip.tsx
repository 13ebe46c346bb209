import { Link, useFormat, VisuallyHidden } from '@marquee/sdk';
import { sportName } from '../parts/names';
import { SportIcon } from '../parts/SportIcon';
import { useText } from '../text';
import type { BoardInput } from './boardAddress';
import type { SportCount } from './FixtureBoard';
import styles from './SportStrip.module.css';

/** Props of {@link SportStrip}. */
export interface SportStripProps {
  sports: readonly SportCount[];
  /** The selected sport, or empty for all. */
  value: string;
  onChange?: (sport: BoardInput['sport']) => void;
  /** The URL of a sport, if each has one: then they are links, which also work without scripts. */
  addressOf?: (sport: string) => string;
}

/** The sports with matches, and how many are live; pressing one filters the board. */
export function SportStrip({ sports, value, onChange, addressOf }: SportStripProps) {
  const t = useText();
  const format = useFormat();
  const entry = (sport: Exclude<BoardInput['sport'], ''> | 'all', live: number) => {
    const name = sport === 'all' ? t('sports.all') : sportName(t, sport);
    const target = sport === 'all' ? '' : sport;
    const isChosen = value === target;
    const content = (
      <>
        <SportIcon sport={sport} />
        <span>{name}</span>
        {live > 0 && (
          <span className={styles.live}>
            {format.number(live)} <VisuallyHidden>{t('board.live')}</VisuallyHidden>
          </span>
        )}
      </>
    );
    return (
      <li key={sport}>
        {addressOf ? (
          <Link to={addressOf(target)} replace className={styles.sport} aria-current={isChosen ? 'page' : undefined}>
            {content}
          </Link>
        ) : (
          <button type="button" className={styles.sport} aria-pressed={isChosen} onClick={() => onChange?.(target)}>
            {content}
          </button>
        )}
      </li>
    );
  };
  const shown = sports.flatMap(({ sport, live }) => (sport === 'horse_racing' ? [] : [{ sport, live }]));
  const live = shown.reduce((sum, one) => sum + one.live, 0);
  return (
    <ul className={styles.strip} aria-label={t('sports.choose')}>
      {entry('all', live)}
      {shown.map((one) => entry(one.sport, one.live))}
    </ul>
  );
}
