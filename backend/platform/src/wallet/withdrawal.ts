import { randomUUID } from 'node:crypto';
import type { ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { giveUpByWithdrawal } from '../bonuses/ends';
import type { PlayerContext } from '../calls/handlers';
import type { Emit } from '../events/events';
import { claimOf, type Owner, settleClaim } from '../ledger/claims';
import type { Ledger } from '../ledger/ledger';
import { assertVerifiedContact } from '../persons/verifiedContact';
import { assertNotBlocked } from '../protection/blocks';
import { lockedPlayer } from '../protection/players';
import type { WithdrawalReview } from '../sites/withdrawalReview';
import { assertNotStopped, partOf } from '../switches/switches';
import { accountOnFile, type BankAccountRow, masked, sameName, usableFrom } from './bankAccounts';
import { insertPayment, type PaymentRow, sameRequest } from './payments';
import { assertWithin } from './ranges';
import { keepReviewReasons } from './reviewRules';
import { keyOf, posting } from './transitions';

/**
 * Creates a withdrawal and reserves its amount in the same transaction (D6): cash becomes `reserved` until the gateway
 * has paid or rejected it; the player cannot cancel it. Player protection never blocks it. Throws Refusal
 * `accountRestricted`, `contactUnverified`, `bankAccountUnknown`, `bankAccountWaiting`, `holderNameMismatch`,
 * `amountOutOfRange`, `bonusGivenUp` if it ends a bonus and the player does not say that they know, `claimOpen`,
 * `switchedOff`, `insufficientBalance` or `requestIdReused`. Debts of reversed deposits are deducted from cash first,
 * and stay deducted if the withdrawal is refused.
 */
export async function createWithdrawal(
  input: ValidInput<'wallet/withdraw'>,
  { database, clock, ledger, events, site, player }: PlayerContext,
): Promise<PaymentRow> {
  const now = clock.now();
  const owner = { site: site.domain_name, playerId: player.id, currency: player.currency };
  if ((await claimOf(database, player.id)) > 0)
    await database.transaction((transaction) => settleClaim(transaction, ledger, owner, now));
  return events.transaction(database, async (transaction, emit) => {
    const earlier = await sameRequest(transaction, player.id, { kind: 'withdrawal', method: '', ...input });
    if (earlier) return earlier;
    await assertNotBlocked(transaction, await lockedPlayer(transaction, player.id, now), 'withdrawals', now);
    await assertNotStopped(transaction, site.domain_name, partOf('withdrawals'), now);
    await assertVerifiedContact(transaction, player.id);
    const bank = await accountOnFile(transaction, player.id, input.bank_account_id);
    if (!bank) throw new Refusal('bankAccountUnknown', { fields: { bank_account_id: 'bankAccountUnknown' } });
    if (usableFrom(site, bank) > now) {
      throw new Refusal('bankAccountWaiting', { fields: { bank_account_id: 'bankAccountWaiting' } });
    }
    const [profile] = await transaction.query('select full_name from players where id = $1', [player.id]);
    if (!profile || !sameName(profile.full_name, bank.holder_name)) {
      throw new Refusal('holderNameMismatch', { fields: { bank_account_id: 'holderNameMismatch' } });
    }
    assertWithin(input.amount, site.limits.withdrawal);
    if ((await claimOf(transaction, player.id)) > 0) throw new Refusal('claimOpen');
    await giveUpByWithdrawal(transaction, ledger, { playerId: player.id, isKnown: input.gives_up_bonus === true }, now);
    const { request_id, amount } = input;
    const asked = { owner, bank, requestId: request_id, amount };
    return reserveWithdrawal({ transaction, ledger, emit, rules: site.withdrawal_review }, asked, now);
  });
}

/** Dependencies of a withdrawal; `rules` say which ones wait for a person. */
interface WithdrawalParts {
  transaction: Database;
  ledger: Ledger;
  emit: Emit;
  rules: WithdrawalReview;
}

/**
 * Stores a withdrawal to a bank account, reserves its amount, decides whether it is to wait for a person, and notifies
 * the player. Idempotent by `requestId`. Throws Refusal `insufficientBalance` or `requestIdReused`; the caller checks
 * whether the player may withdraw there.
 */
export async function reserveWithdrawal(
  { transaction, ledger, emit, rules }: WithdrawalParts,
  asked: { owner: Owner; bank: BankAccountRow; requestId: string; amount: number },
  now: number,
): Promise<PaymentRow> {
  const { owner, bank, requestId, amount } = asked;
  const { payment, repeated } = await insertPayment(transaction, {
    id: randomUUID(),
    site: owner.site,
    player_id: owner.playerId,
    kind: 'withdrawal',
    amount,
    currency: owner.currency,
    state: 'requested',
    reason: null,
    method: bank.bank_code,
    method_name: bank.bank_name,
    bank_account_id: bank.id,
    account: masked(bank.account_number),
    request_id: requestId,
    created_at: now,
    return_url: null,
  });
  if (repeated) return payment;
  await ledger.post(transaction, {
    ...owner,
    key: keyOf(payment, 'requested'),
    ...posting('requested', payment.amount),
    reference: payment.id,
    description: payment.method_name,
    at: now,
  });
  await keepReviewReasons(transaction, rules, payment);
  await emit('securityChanged', {
    player_id: owner.playerId,
    site: owner.site,
    change: 'withdrawalAsked',
    name: `${payment.method_name} ${payment.account}`,
    amount: payment.amount,
  });
  return payment;
}
