import type { Output } from '@marquee/contract/calls';
import { Icon, observer, RadioCards, useApi, useFormat, useLive, useLocalText, useSession } from '@marquee/sdk';
import { reaction } from 'mobx';
import { useEffect, useMemo } from 'react';
import { useText } from '../text';
import { SlipBonus } from './SlipBonus';
import styles from './SlipMoney.module.css';
import { useSlip } from './useSlip';

/** Debounce of questions, ms. */
const restMs = 300;

const unusable = {
  system: 'freeBet.system',
  oddsTooLow: 'freeBet.oddsTooLow',
  notCounted: 'freeBet.notCounted',
  expired: 'freeBet.expired',
} as const;

const uncounted = {
  notCounted: 'bonus.notCounted',
  oddsTooLow: 'bonus.oddsTooLow',
  sameEvent: 'bonus.sameEvent',
  oneEvent: 'bonus.oneEvent',
} as const;

/** The free bets that a player may stake, and which money is staked else, and whether it counts. */
export const SlipMoney = observer(function SlipMoney() {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <Money /> : null;
});

const Money = observer(function Money() {
  const slip = useSlip();
  const bonus = useMemo(() => new SlipBonus(slip), [slip]);
  useFollow(bonus);
  const optionOf = useOption();
  const sentences = useSentences();
  const t = useText();
  const { freeBets, current } = bonus;
  const staked = current?.value[0];
  return (
    <>
      {freeBets.length > 0 && (
        <RadioCards
          legend={t('freeBet.legend')}
          value={slip.freeBet?.bonus_id ?? ''}
          onChange={(id) => slip.setFreeBet(freeBets.find(({ bonus_id }) => bonus_id === id))}
          options={[{ value: '', title: t('freeBet.none') }, ...freeBets.map(optionOf)]}
        />
      )}
      {!slip.freeBet && staked?.bonus_id && (
        <p className={styles.line} data-testid="bonus-line">
          <Icon name="gift" size={18} />
          <span>{sentences(staked, current?.counted ?? 0, slip.total).join(' ')}</span>
        </p>
      )}
    </>
  );
});

/** Asks about the slip as it is, and again when it, the balance or the bonus changes. */
function useFollow(bonus: SlipBonus): void {
  const api = useApi();
  useEffect(() => {
    void bonus.ask(api);
    return reaction(
      () => bonus.key,
      () => void bonus.ask(api),
      { delay: restMs },
    );
  }, [bonus, api]);
  const ask = () => void bonus.ask(api);
  useLive('balance', ask, ask);
  useLive('bonuses', ask);
}

/** A free bet as a choice: what it pays, or why it cannot be used. */
function useOption() {
  const text = useLocalText();
  const format = useFormat();
  const t = useText();
  return ({ bonus_id, title, amount, reason, potential, expires_at }: SlipBonus['freeBets'][number]) => ({
    value: bonus_id,
    title: t('freeBet.of', { amount: format.money(amount) }),
    disabled: reason !== null,
    text: (
      <>
        <span className={styles.part}>{text(title)}</span>
        <span className={styles.part}>
          {reason === null ? t('freeBet.pays', { amount: format.money(potential) }) : t(unusable[reason])}
        </span>
        {expires_at && <span className={styles.part}>{t('freeBet.until', { time: format.dateTime(expires_at) })}</span>}
      </>
    ),
  });
}

function useSentences() {
  const format = useFormat();
  const t = useText();
  return (
    { cash, bonus, percent, highest_stake, reason }: Output<'bonuses/slip'>['value'][number],
    counted: number,
    total: number,
  ): string[] => {
    if (percent === 0) return [t(uncounted[reason ?? 'notCounted'])];
    const amounts = { cash: format.money(cash), bonus: format.money(bonus) };
    return [
      t(bonus === 0 ? 'bonus.cashOnly' : cash === 0 ? 'bonus.bonusOnly' : 'bonus.both', amounts),
      total > 0
        ? t('bonus.countsOf', { amount: format.money(counted) })
        : t('bonus.counts', { percent: format.percent(percent / 100) }),
      ...(highest_stake !== null && bonus > 0 ? [t('bonus.highest', { amount: format.money(highest_stake) })] : []),
    ];
  };
}
