import type { OddsKit } from '../odds/useOddsKit';
import type { Pick, Selection } from '../slip/types';
import type { Text } from '../text';
import { marketName, outcomeName, outcomeSign } from './names';
import styles from './OddsButton.module.css';

/** Props of {@link OddsButton}. */
export interface OddsButtonProps {
  selection: Selection;
  /** What it stands for, without its odds. */
  pick: Omit<Pick, 'selection_id' | 'odds'>;
  kit: OddsKit;
  /** Whether it is on the slip. */
  on: boolean;
  /** Stands above the odds; empty where a column's head says it. */
  sign?: string;
}

/**
 * Odds that can be pressed onto the slip and off again. One element, for a board has hundreds: what stands above the
 * odds, the lock of suspended ones and the mark of a movement are the style sheet's, and the button's name has them in
 * words.
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

/** A place in a row of odds where nothing is offered. */
export function NoOdds({ t }: { t: Text }) {
  return (
    <span role="img" aria-label={t('odds.none')} className={`${styles.button} ${styles.none}`}>
      –
    </span>
  );
}
