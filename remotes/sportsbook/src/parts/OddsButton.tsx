import { Icon, observer, useFormat, VisuallyHidden } from '@marquee/sdk';
import { useOddsText } from '../odds/useOddsText';
import type { Pick, Selection } from '../slip/types';
import { useSlipPicks } from '../stores';
import { useText } from '../text';
import { marketName, outcomeName, outcomeSign } from './names';
import styles from './OddsButton.module.css';

/** Props of {@link OddsButton}. */
export interface OddsButtonProps {
  selection: Selection;
  /** What it stands for, without its odds. */
  pick: Omit<Pick, 'selection_id' | 'odds'>;
  /** Stands above the odds; empty where a column's head says it. */
  sign?: string;
}

/** Odds that can be pressed onto the slip and off again. Movement is a mark with a word for screen readers; suspended has a lock. */
export const OddsButton = observer(function OddsButton({ selection, pick, sign }: OddsButtonProps) {
  const slip = useSlipPicks();
  const oddsText = useOddsText();
  const t = useText();
  const { number } = useFormat();
  const { selection_id, odds, movement, suspended } = selection;
  const on = slip.has(selection_id);
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={on}
      aria-disabled={(suspended && !on) || undefined}
      onClick={() => (!suspended || on) && slip.toggle({ ...pick, selection_id, odds })}
    >
      <VisuallyHidden>{`${outcomeName(t, pick, number)}, ${marketName(t, pick.bet_type)}, `}</VisuallyHidden>
      {sign !== '' && (
        <span className={styles.sign} aria-hidden>
          {sign ?? outcomeSign(t, pick.bet_type, pick.home_away, pick.criteria1, number)}
        </span>
      )}
      {suspended ? (
        <Icon name="lock" size={16} label={t('odds.suspended')} />
      ) : (
        <span className={styles.odds}>{oddsText(odds)}</span>
      )}
      {!suspended && movement !== 0 && (
        <span className={movement === 1 ? styles.up : styles.down}>
          <VisuallyHidden>{t(movement === 1 ? 'odds.up' : 'odds.down')}</VisuallyHidden>
        </span>
      )}
    </button>
  );
});

/** A place in a row of odds where nothing is offered. */
export function NoOdds() {
  const t = useText();
  return (
    <span className={`${styles.button} ${styles.none}`}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('odds.none')}</VisuallyHidden>
    </span>
  );
}
