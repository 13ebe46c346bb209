import { outcomeUnknown } from '@marquee/contract/outcome';
import { Button, dialogs, Notice, observer, useAction, useApi, useClock, useFormat, useSession } from '@marquee/sdk';
import { useRef, useState } from 'react';
import { LiveWait } from '../slip/LiveWait';
import { problemText } from '../slip/problems';
import { newRequestId } from '../slip/requestId';
import type { Bet } from '../slip/types';
import { useText } from '../text';
import styles from './BetList.module.css';

/**
 * Cash-out in two presses: the first shows the amount to confirm, the second sends it. If the value has fallen
 * meanwhile, the new amount must be confirmed.
 */
export const CashOut = observer(function CashOut({ bet, onDone }: { bet: Bet; onDone: () => Promise<void> }) {
  const api = useApi();
  const clock = useClock();
  const t = useText();
  const format = useFormat();
  const { bonus = 0 } = useSession();
  const [amount, setAmount] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [until, setUntil] = useState<number>();
  const request = useRef<string>(undefined);

  const send = useAction(async (quoted: number) => {
    request.current ??= newRequestId();
    setUntil(clock.now() + bet.delay_seconds * 1000);
    const answer = await api.call('sports/cash_out', {
      request_id: request.current,
      bet_id: bet.bet_id,
      amount: quoted,
    });
    setUntil(undefined);
    if (!outcomeUnknown('sports/cash_out', answer)) request.current = undefined;
    const offered = answer.state === 'offer' ? (answer.value?.[0]?.cash_out ?? null) : null;
    setAmount(offered);
    setProblem(
      offered !== null ? t('cashout.changed') : answer.statusCode === 1 ? null : problemText(t, answer.statusMessage),
    );
    if (answer.state === 'cashed_out')
      void dialogs.toast({
        tone: 'success',
        title: t('bet.cashedOut'),
        text: format.money(answer.value?.[0]?.payout ?? quoted),
      });
    await onDone();
    return { ...answer, fields: {} };
  });

  if (bet.is_free_bet) return <p className={styles.note}>{t('cashout.freeBet')}</p>;
  if (bet.cash_out === null && amount === null && !problem) {
    return <p className={styles.note}>{t('cashout.none')}</p>;
  }
  const shown = amount ?? bet.cash_out;
  const name = shown === null ? undefined : t('cashout.offer', { amount: format.money(shown) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div className={styles.cashOut} role="group" aria-label={name}>
      {problem && (
        <Notice tone="warning" live>
          {problem}
        </Notice>
      )}
      {amount !== null ? (
        <>
          {(bonus > 0 || (bet.bonus_stake ?? 0) > 0) && <p className={styles.note}>{t('cashout.bonus')}</p>}
          {bet.delay_seconds > 0 && <LiveWait seconds={bet.delay_seconds} until={until} />}
          <Button variant="primary" block busy={send.busy} onClick={() => void send.run(amount)}>
            {t('cashout.confirm', { amount: format.money(amount) })}
          </Button>
          <Button variant="quiet" onClick={() => setAmount(null)}>
            {t('cashout.keep')}
          </Button>
        </>
      ) : (
        bet.cash_out !== null && (
          <Button block onClick={() => setAmount(bet.cash_out)}>
            {t('cashout.offer', { amount: format.money(bet.cash_out) })}
          </Button>
        )
      )}
    </div>
  );
});
