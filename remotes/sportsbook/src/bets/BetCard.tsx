import { Badge, Link, observer, useFormat, useLanguage } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useOddsText } from '../odds/useOddsText';
import { marketName, outcomeName } from '../parts/names';
import { rulesPath } from '../parts/rulesPath';
import type { Bet } from '../slip/types';
import { useText } from '../text';
import styles from './BetCard.module.css';
import { lineNames } from './lineNames';

const kindKeys = { single: 'mode.single', combo: 'mode.combo', system: 'mode.system' } as const;
const stateKeys = {
  open: 'bet.open',
  won: 'bet.won',
  lost: 'bet.lost',
  refunded: 'bet.refunded',
  cashed_out: 'bet.cashedOut',
} as const;
const stateTones = {
  open: 'neutral',
  won: 'positive',
  lost: 'neutral',
  refunded: 'neutral',
  cashed_out: 'accent2',
} as const;
const resultKeys = {
  won: 'leg.won',
  lost: 'leg.lost',
  void: 'leg.void',
  half_won: 'leg.halfWon',
  half_lost: 'leg.halfLost',
} as const;
const resultStyles = { won: styles.won, half_won: styles.won, lost: styles.lost, half_lost: styles.lost, void: '' };

/** One leg of a bet (R3.24): selection, match, odds, and result or state. */
const Leg = observer(function Leg({ leg }: { leg: Bet['legs'][number] }) {
  const oddsText = useOddsText();
  const { language } = useLanguage();
  const { number, percent } = useFormat();
  const t = useText();
  const names = lineNames(leg, language);
  const { bet_type, home_away, criteria1, score, result, void_rule, deduction, dead_heat } = leg;
  return (
    <li className={styles.leg}>
      <b>{outcomeName(t, { bet_type, home_away, criteria1, ...names }, number)}</b>
      <b>{oddsText(leg.odds)}</b>
      <span>
        {marketName(t, bet_type, leg.sport)} · {names.home} – {names.away}
      </span>
      <span className={styles.result}>
        {result ? (
          <span className={resultStyles[result]}>{t(resultKeys[result])}</span>
        ) : (
          score && `${score.home}:${score.away}`
        )}
      </span>
      {void_rule && (
        <Link to={rulesPath(leg.sport, void_rule)} className={styles.why}>
          {t('leg.whyVoid')}
        </Link>
      )}
      {deduction > 0 && <span>{t('leg.deduction', { share: percent(deduction / 100) })}</span>}
      {dead_heat && <span>{t('leg.deadHeat', { part: `${dead_heat.places}/${dead_heat.runners}` })}</span>}
    </li>
  );
});

/** A bet with its legs and money. `action` is shown below: cash-out. */
export const BetCard = observer(function BetCard({ bet, action }: { bet: Bet; action?: ReactNode }) {
  const t = useText();
  const format = useFormat();
  const paid = bet.state !== 'open';
  return (
    <article className={styles.bet}>
      <header className={styles.head}>
        <span>
          <span>{t(kindKeys[bet.kind])}</span>
          {bet.lines > 1 && <span> · {t('slip.lineCount', { count: bet.lines, number: bet.lines })}</span>}
        </span>
        <Badge tone={stateTones[bet.state]}>{t(stateKeys[bet.state])}</Badge>
      </header>
      <ul className={styles.legs}>
        {bet.legs.map((leg) => (
          <Leg key={leg.selection_id} leg={leg} />
        ))}
      </ul>
      <dl className={styles.money}>
        <dt>{t(bet.is_free_bet ? 'freeBet.stake' : 'slip.stake')}</dt>
        <dd>{format.money(bet.stake)}</dd>
        {!bet.is_free_bet && bet.bonus_stake ? (
          <>
            <dt>{t('bet.bonusStake')}</dt>
            <dd>{format.money(bet.bonus_stake)}</dd>
          </>
        ) : null}
        <dt>{paid ? t('bet.payout') : t('slip.potential')}</dt>
        <dd>{format.money(paid ? bet.payout : bet.potential)}</dd>
        <dt>{t('bet.placed')}</dt>
        <dd>{format.dateTime(bet.placed_at)}</dd>
      </dl>
      {action}
    </article>
  );
});
