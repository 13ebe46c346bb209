import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Payment } from '@marquee/contract/entities';
import { succeeded } from '@marquee/contract/envelope';
import { unfinished } from '@marquee/platform/wallet/payments';
import { accepted, type ProofPlayer, stepUp } from '../proofPlayer';
import { type SiteCaller, untilAnswered } from '../rehearsal/caller';
import type { Step } from './stepTable';

/** Minor units. The sandbox's gateway goes by the last two digits of the whole amount: it refuses what ends with 13. */
const amounts = { deposit: 10_000, withdrawal: 10_000, 'refused withdrawal': 11_300 } as const;

/** Longest time until a payment ends, ms: a gateway that was away is asked again after half a minute. */
const longest = 120_000;

/** One payment as its player sees it: asked for, looked at, asked for again. */
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
    /** What the player is told who looks at the payment: its state, or why there is none. */
    look: () => untilAnswered(look),
    /** The same, or what fails, while somebody is away. */
    lookOnce: () => look().catch((error: Error) => error.message),
    /** What a withdrawal needs before it; a deposit needs nothing. */
    prepare: async () => kind !== 'deposit' && stepUp(site, player, 'wallet/withdraw'),
    /** Asks for it once: what the player is told, and the payment's id where they are told it. */
    ask: () =>
      send().then(
        ({ state, payment_id }) => ({ told: state, id: payment_id }),
        (error: Error) => ({ told: error.message, id: '' }),
      ),
    /** Asks for the same again until there is an answer, as the page does. Gives the payment. */
    askAgain: () =>
      untilAnswered(async () => {
        if (kind !== 'deposit') await stepUp(site, player, 'wallet/withdraw');
        return send();
      }),
    /** Waits until the payment has ended. Gives the states that the player is shown, in their order. */
    async end(): Promise<string[]> {
      for (const from = Date.now(); ; await setTimeout(200)) {
        const answer = await untilAnswered(() => site.call('wallet/payment', { request_id }, player.caller));
        const [payment] = accepted(answer).value ?? [];
        if (payment && !unfinished.includes(payment.state)) return payment.timeline.map(({ state }) => state);
        if (Date.now() - from > longest) throw new Error(`The payment does not end: ${payment?.state}`);
      }
    },
    /** What the player's cash is said to be, minor units. */
    cash: async () =>
      (await untilAnswered(async () => accepted(await site.call('auth/get_balance', {}, player.caller)))).game_balance,
  };
}
