import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Payment } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import { unfinished } from '@marquee/contract/machines';
import { accepted, type ProofPlayer, stepUp } from '../proofPlayer';
import { type SiteCaller, untilAnswered } from '../rehearsal/caller';
import type { Step } from './stepTable';

/** Minor units. The sandbox's rules use the last two digits: it refuses amounts ending with 13. */
const amounts = { deposit: 10_000, withdrawal: 10_000, 'refused withdrawal': 11_300 } as const;

/** Longest time until a payment ends, ms: a gateway that was down is polled after half a minute. */
const longest = 120_000;

/** One payment from its player's view: requested, queried, retried. */
export function payerOf(site: SiteCaller, player: ProofPlayer, kind: Step['kind']) {
  const request_id = randomUUID();
  const amount = amounts[kind];

  async function send(): Promise<Payment> {
    const answer =
      kind === 'deposit'
        ? await site.call('wallet/deposit', { request_id, method: 'bank', amount }, player.caller)
        : await site.call(
            'wallet/withdraw',
            { request_id, bank_account_id: player.bankAccountId, amount },
            player.caller,
          );
    const [payment] = accepted(answer).value ?? [];
    if (!payment) throw new Error('No payment was answered');
    return payment;
  }

  async function look(): Promise<string> {
    const answer = await site.call('wallet/payment', { request_id }, player.caller);
    return succeeded(answer) ? (answer.value?.[0]?.state ?? 'nothing') : answer.statusMessage;
  }

  return {
    request_id,
    amount,
    /** The payment's state as shown to the player, or why there is none. */
    look: () => untilAnswered(look),
    /** The same without retries, during an outage. */
    lookOnce: () => look().catch((error: Error) => error.message),
    /** The step-up for a withdrawal. */
    prepare: async () => kind !== 'deposit' && stepUp(site, player, 'wallet/withdraw'),
    /** Requests it once; returns the answer, and the payment's id if known. */
    ask: () =>
      send().then(
        ({ state, payment_id }) => ({ told: state, id: payment_id }),
        (error: Error) => ({ told: error.message, id: '' }),
      ),
    /** Retries until there is an answer, as the page does. Returns the payment. */
    askAgain: () =>
      untilAnswered(async () => {
        if (kind !== 'deposit') await stepUp(site, player, 'wallet/withdraw');
        return send();
      }),
    /** Waits until the payment is final. Returns the states shown to the player, in order. */
    async end(): Promise<string[]> {
      for (const from = Date.now(); ; await setTimeout(200)) {
        const answer = await untilAnswered(() => site.call('wallet/payment', { request_id }, player.caller));
        const [payment] = accepted(answer).value ?? [];
        if (payment && !unfinished.includes(payment.state)) return payment.timeline.map(({ state }) => state);
        if (Date.now() - from > longest) throw new Error(`The payment does not end: ${payment?.state}`);
      }
    },
    /** The player's displayed cash, minor units. */
    cash: async () =>
      (await untilAnswered(async () => accepted(await site.call('auth/get_balance', {}, player.caller)))).game_balance,
  };
}
