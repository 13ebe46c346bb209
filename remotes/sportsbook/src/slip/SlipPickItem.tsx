import { decimalsOf } from '@marquee/contract/currencies';
import { AmountInput, Field, IconButton, observer, useFormat, useSite } from '@marquee/sdk';
import { useOddsText } from '../odds/useOddsText';
import { marketName, outcomeName } from '../parts/names';
import { useSlipPicks } from '../stores';
import { useText } from '../text';
import styles from './SlipPickItem.module.css';
import type { SlipPick } from './SlipPicks';
import { useSlip } from './useSlip';

/** A selection on the slip: its name, odds and their movement, and its stake in single mode. */
export const SlipPickItem = observer(function SlipPickItem({ pick }: { pick: SlipPick }) {
  const slip = useSlip();
  const picks = useSlipPicks();
  const oddsText = useOddsText();
  const { currency } = useSite();
  const t = useText();
  const { number } = useFormat();
  const name = outcomeName(t, pick, number);
  const moved = pick.now !== pick.odds;
  return (
    <li className={pick.suspended ? `${styles.pick} ${styles.closed}` : styles.pick}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span>{marketName(t, pick.bet_type, pick.sport)}</span>
        <span>
          {pick.home} – {pick.away}
        </span>
      </div>
      <div className={styles.odds}>
        {moved && <del>{oddsText(pick.odds)}</del>}
        <span>{oddsText(pick.now)}</span>
      </div>
      <IconButton icon="close" label={t('slip.remove', { name })} onClick={() => picks.remove(pick.selection_id)} />
      {pick.suspended && <p className={styles.note}>{t('odds.suspended')}</p>}
      {slip.mode === 'single' && !(slip.freeBet && slip.canUseFreeBet) && (
        <div className={styles.stake}>
          <Field label={t('slip.stakeOn', { name })} hideLabel={slip.count === 1}>
            <AmountInput
              value={pick.stake}
              onChange={(stake) => slip.setSingleStake(pick.selection_id, stake)}
              decimals={decimalsOf(currency)}
              currency={currency}
              quick={slip.count === 1 ? slip.quick : []}
            />
          </Field>
        </div>
      )}
    </li>
  );
});
