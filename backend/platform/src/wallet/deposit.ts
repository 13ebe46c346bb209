import { randomUUID } from 'node:crypto';
import type { ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { claimingOffer } from '../bonuses/claims';
import { promiseForDeposit } from '../bonuses/deposits';
import { offersOfCode } from '../bonuses/promoCodes';
import type { PlayerContext } from '../calls/handlers';
import { ensureCheck } from '../identity/checks';
import { assertVerifiedContact } from '../persons/verifiedContact';
import { assertFirstSteps } from '../protection/firstSteps';
import { assertMay } from '../protection/guard';
import { assertNotStopped, partOf } from '../switches/switches';
import { insertPayment, type NewPayment, type PaymentRow, sameRequest } from './payments';
import { assertWithin } from './ranges';
import { returnUrl } from './returnUrl';

/** Holds back another request of the same key until the transaction ends. */
async function lockRequest(transaction: Database, playerId: string, requestId: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `deposit ${playerId} ${requestId}`,
  ]);
}

/**
 * Creates a deposit (D6.01). The money is credited by the gateway's `approved`. Throws Refusal `unknownMethod`,
 * `switchedOff`, `amountOutOfRange`, `requestIdReused`, `contactUnverified`, `offerUnavailable` for a bonus offer that
 * the player may not have for it, or one of the guards'.
 */
export async function createDeposit(input: ValidInput<'wallet/deposit'>, context: PlayerContext): Promise<PaymentRow> {
  const { database, clock, site, player } = context;
  const method = site.deposit_methods.find((offered) => offered.method === input.method);
  if (!method) throw new Refusal('unknownMethod', { fields: { method: 'unknownMethod' } });
  const now = clock.now();
  const id = randomUUID();
  const asked: NewPayment = {
    id,
    site: site.domain_name,
    player_id: player.id,
    kind: 'deposit',
    amount: input.amount,
    currency: player.currency,
    state: 'created',
    reason: null,
    method: method.method,
    method_name: method.name,
    bank_account_id: null,
    account: null,
    request_id: input.request_id,
    created_at: now,
    return_url: returnUrl(site.domain_name, id, input.return_to),
  };
  await ensureCheck(context);
  // Counts wrong codes, outside the transaction that they end.
  if (input.promo_code) await offersOfCode(context, input.promo_code);
  return claimingOffer(database, now, async (transaction) => {
    // Of two equal requests at once, the second waits and finds the payment of the first, with its offer.
    if (input.offer !== undefined) await lockRequest(transaction, player.id, input.request_id);
    const earlier = await sameRequest(transaction, player.id, asked);
    if (earlier) return earlier;
    await assertNotStopped(transaction, site.domain_name, partOf('payment_method', method.method), now);
    assertWithin(input.amount, site.limits.deposit);
    assertWithin(input.amount, method);
    await assertMay(transaction, player, 'deposit', input.amount, now);
    await assertVerifiedContact(transaction, player.id);
    await assertFirstSteps(transaction, player, site, now);
    if (input.offer !== undefined) {
      const { offer: code, promo_code: promoCode } = input;
      const deposit = { id, amount: input.amount };
      await promiseForDeposit(transaction, { site, player, code, promoCode, deposit }, now);
    }
    return (await insertPayment(transaction, asked)).payment;
  });
}
