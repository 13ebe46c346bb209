import type { OddsKit } from '../odds/useOddsKit';
import type { Pick, Selection } from '../slip/types';
import type { Text } from '../text';
import { marketName, outcomeName, outcomeSign } from './names';
import styles from './OddsButton.module.css';

/** Props of {@link OddsButton}. */
export interface OddsButtonProps {
  selection: Selection;
  /** The selection, without its odds. */
  pick: Omit<Pick, 'selection_id' | 'odds'>;
  kit: OddsKit;
  /** Whether it is on the slip. */
  on: boolean;
  /** Shown above the odds; empty if a column heading says it. */
  sign?: string;
}

/**
 * Adds a selection to the slip, or removes it. A single element, because a board has hundreds: the label above the
 * odds, the lock and the movement arrow are CSS, and the accessible name has them in words.
 */
export function OddsButton({ selection, pick, kit, on, sign }: OddsButtonProps) {
  const { t, number, slip } = kit;
  const { selection_id, odds, movement, suspended } = selection;
  const text = suspended ? t('odds.suspended') : kit.odds(odds);
  const moved = suspended || movement === 0 ? undefined : movement === 1 ? ('up' as const) : ('down' as const);
  const mark = outcomeSign(t, pick.bet_type, pick.home_away, pick.criteria1, number);
  const name = [
    outcomeName(t, pick, number, mark),
    marketName(t, pick.bet_type, pick.sport),
    text,
    moved && t(`odds.${moved}`),
  ];
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name.filter(Boolean).join(', ')}
      aria-pressed={on}
      aria-disabled={(suspended && !on) || undefined}
      data-sign={(sign ?? mark) || undefined}
      data-moved={moved}
      onClick={() => (!suspended || on) && slip.toggle({ ...pick, selection_id, odds })}
    >
      {!suspended && text}
    </button>
  );
}

/** A placeholder in a row of odds. */
export function NoOdds({ t }: { t: Text }) {
  return (
    <span role="img" aria-label={t('odds.none')} className={`${styles.button} ${styles.none}`}>
      –
    </span>
  );
}
