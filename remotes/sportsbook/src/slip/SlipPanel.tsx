import { Button, Door, EmptyState, Link, observer, Segmented, useFormat, useKeptForm } from '@marquee/sdk';
import { useOddsText } from '../odds/useOddsText';
import { sportName } from '../parts/names';
import { rulesPath } from '../parts/rulesPath';
import { useText } from '../text';
import { PlaceButton } from './PlaceButton';
import { Receipt } from './Receipt';
import { SlipMoney } from './SlipMoney';
import styles from './SlipPanel.module.css';
import { SlipPickItem } from './SlipPickItem';
import { LineStake, PolicySelect, SystemSelect } from './StakeFields';
import { useSlip } from './useSlip';

const modeKeys = { single: 'mode.single', combo: 'mode.combo', system: 'mode.system' } as const;

/** Lines, stake, combined odds and possible payout. */
const Summary = observer(function Summary() {
  const slip = useSlip();
  const oddsText = useOddsText();
  const t = useText();
  const format = useFormat();
  const rows = [
    ...(slip.lines > 1 ? [[t('slip.lines'), format.number(slip.lines)]] : []),
    ...(slip.combined === undefined ? [] : [[t('slip.odds'), oddsText(slip.combined)]]),
    [t(slip.freeBet && slip.canUseFreeBet ? 'freeBet.stake' : 'slip.total'), format.money(slip.total)],
  ];
  return (
    <dl className={styles.summary}>
      {rows.map(([term, value]) => (
        <div key={term} className={styles.line}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={`${styles.line} ${styles.potential}`}>
        <dt>{t('slip.potential')}</dt>
        <dd>{slip.potential === undefined ? '…' : format.money(slip.potential)}</dd>
      </div>
    </dl>
  );
});

/** The ways to the rules of the sports on the slip. */
const RulesLinks = observer(function RulesLinks() {
  const slip = useSlip();
  const t = useText();
  const sports = [...new Set(slip.picks.flatMap(({ sport }) => sport ?? []))];
  return (
    <p className={styles.rules}>
      {sports.map((sport) => (
        <Link key={sport} to={rulesPath(sport)}>
          {t('rules.of', { sport: sportName(t, sport) })}
        </Link>
      ))}
    </p>
  );
});

const nothingTyped = { stake: null, stakes: '', requests: '' };

/** The slip: selections, mode, stake, odds policy, and the bet button. */
export const SlipPanel = observer(function SlipPanel({ onShowBets }: { onShowBets: () => void }) {
  const slip = useSlip();
  const t = useText();
  useKeptForm({ name: 'slip', initial: nothingTyped, values: slip.typed, take: (kept) => slip.takeTyped(kept.values) });
  if (slip.count === 0) {
    return slip.receipts.length > 0 ? (
      <Receipt onShowBets={onShowBets} />
    ) : (
      <EmptyState title={t('slip.empty')} text={t('slip.emptyText')} icon="ticket" />
    );
  }
  return (
    <div className={styles.panel}>
      {slip.receipts.length > 0 && <Receipt onShowBets={onShowBets} />}
      {slip.modes.length > 1 && (
        <Segmented
          label={t('mode.label')}
          options={slip.modes.map((value) => ({ value, label: t(modeKeys[value]) }))}
          value={slip.mode}
          onChange={slip.setMode}
        />
      )}
      <ul className={styles.picks}>
        {slip.picks.map((pick) => (
          <SlipPickItem key={pick.selection_id} pick={pick} />
        ))}
      </ul>
      {slip.mode === 'system' && <SystemSelect />}
      {slip.mode !== 'single' && !(slip.freeBet && slip.canUseFreeBet) && <LineStake />}
      <SlipMoney />
      <PolicySelect />
      <RulesLinks />
      <Button variant="quiet" size="s" onClick={slip.clear}>
        {t('slip.clear')}
      </Button>
      <div className={styles.foot}>
        <Summary />
        <Door>
          <PlaceButton />
        </Door>
      </div>
    </div>
  );
});
