import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { seedPassedCheck } from '@marquee/platform/identity/checks';
import { claimOf } from '@marquee/platform/ledger/claims';
import { type Difference, seeded } from '@marquee/platform/ledger/histories';
import { addBankAccount, listBankAccounts } from '@marquee/platform/wallet/bankAccounts';
import { refundBet, settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { applyEvent } from '@marquee/platform/wallet/callbacks';
import { createDeposit } from '@marquee/platform/wallet/deposit';
import { createWithdrawal } from '@marquee/platform/wallet/withdrawal';
import { insertPlayer } from './insertPlayer';
import { MoneyModel } from './moneyModel';

/** Thrown just before the commit: simulates a crash. */
class Crash extends Error {}

/** A step: its effect on any database, and the expected answer: `ok`, or a refusal's status message. */
interface Step {
  name: string;
  run(own: PlayerContext): Promise<unknown>;
  expected: string;
}

/** The gateway's statuses; those that move money are more frequent. */
const statuses = {
  deposit: ['pending', 'approved', 'approved', 'approved', 'declined', 'expired', 'refunded', 'charged_back'],
  withdrawal: ['processing', 'paid', 'paid', 'rejected', 'returned'],
} as const;

/**
 * One random history of a new player by the functions behind calls, gateway callbacks and the provider API: deposits,
 * callbacks in any order, refunds, chargebacks, withdrawals, bets, wins, rollbacks (even before their bets), sometimes
 * retried with their key or lost in a crash just before the commit. Returns the first difference from the model. The
 * same seed gives the same history.
 */
export async function runMoneyHistory(
  database: Database,
  seed: number,
  steps: number,
): Promise<Difference | undefined> {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(of: readonly T[]) => of[below(of.length)];
  const clock = manualClock(1_700_000_000_000);
  const context = await insertPlayer(database, clock);
  const { player, site, ledger } = context;
  await seedPassedCheck(database, site, player.id, clock.now());
  const bettor = { id: player.id, site: site.domain_name, currency: player.currency };
  let counted = 0;
  const uuid = () =>
    `${(seed % 0xffffffff).toString(16).padStart(8, '0')}-${player.id.slice(9, 23)}-${(counted++).toString(16).padStart(12, '0')}`;
  const bank = { request_id: uuid(), bank_code: 'BDL', holder_name: 'Ana Cruz', account_number: '0012345678' };
  await addBankAccount(bank, context);
  const [account] = await listBankAccounts(context);
  const bank_account_id = account?.bank_account_id ?? '';
  let model = new MoneyModel();
  const voided = new Set<string>();

  /** Makes a step on `next`, the model after the step. */
  function stepOn(next: MoneyModel): Step {
    const dice = below(12);
    const payment = one(next.payments);
    const bet = one(next.bets);
    if (dice < 1 || next.payments.length === 0) {
      const input = { request_id: uuid(), method: 'bank', amount: 5000 + below(200_000) };
      const run = async (own: PlayerContext) => {
        const { id } = await createDeposit(input, own);
        if (!next.payments.some((known) => known.id === id))
          next.payments.push({ id, kind: 'deposit', amount: input.amount, state: 'created', givenBack: 0 });
      };
      return { name: 'deposit', run, expected: 'ok' };
    }
    if (dice < 4 && payment) {
      const status = one(statuses[payment.kind]) ?? 'pending';
      const isPart = status === 'refunded' || status === 'charged_back';
      const amount = isPart ? 1 + below(payment.amount) : payment.amount;
      const event = { event_id: uuid(), payment_id: payment.id, status, reason: null, amount, currency: site.currency };
      const applies = next.receive(payment, status, amount);
      const run = async (own: PlayerContext) => {
        const outcome = await applyEvent(own, event, clock.now());
        if (outcome !== 'repeated' && (outcome === 'applied') !== applies) throw new Error(`${status} was ${outcome}`);
      };
      return { name: `callback ${status}`, run, expected: 'ok' };
    }
    if (dice < 6) {
      const input = { request_id: uuid(), bank_account_id, amount: 10_000 + below(50_000) };
      const expected = next.withdraw('', input.amount);
      const run = async (own: PlayerContext) => {
        const { id } = await createWithdrawal(input, own);
        const known = next.payments.find((waiting) => waiting.id === '');
        if (known) known.id = id;
      };
      return { name: 'withdrawal', run, expected };
    }
    if (dice < 9 || !bet) {
      const betId = uuid();
      const kind = 'game';
      if (below(8) === 0) {
        voided.add(betId);
        const run = async ({ database: own }: PlayerContext) => {
          await refundBet(own, ledger, bettor, { betId, kind }, clock.now());
          const late = recordBet(
            own,
            ledger,
            bettor,
            { betId, kind, stake: 1, title: '', detail: '', providerCode: 'JILI', gameCode: 'x' },
            clock.now(),
          );
          await late;
        };
        return { name: 'rollback before its bet', run, expected: 'betCancelled' };
      }
      const stake = 1 + below(40_000);
      const expected = next.bet(betId, stake) ? 'ok' : 'insufficientBalance';
      const placed = {
        betId,
        kind,
        stake,
        title: 'Ñandú 龍',
        detail: '',
        providerCode: 'JILI',
        gameCode: 'x',
      } as const;
      return { name: 'bet', run: (own) => recordBet(own.database, ledger, bettor, placed, clock.now()), expected };
    }
    if (dice < 11) {
      const payout = below(3) === 0 ? 0 : 1 + below(60_000);
      const settlement = { betId: bet.id, key: uuid(), payout, state: payout ? 'won' : 'lost' } as const;
      const expected = next.win(bet, payout) ? 'ok' : 'betSettled';
      return { name: 'win', run: (own) => settleBet(own.database, ledger, bettor, settlement, clock.now()), expected };
    }
    const expected = next.rollBack(bet) ? 'ok' : 'betSettled';
    const run = (own: PlayerContext) =>
      refundBet(own.database, ledger, bettor, { betId: bet.id, kind: 'game' }, clock.now());
    return { name: 'rollback', run, expected };
  }

  async function attempt(step: Step, crashes: boolean): Promise<string> {
    try {
      await database.transaction(async (own) => {
        await step.run({ ...context, database: own });
        if (crashes) throw new Crash();
      });
      return 'ok';
    } catch (error) {
      if (error instanceof Crash) return 'crash';
      if (error instanceof Refusal) return error.statusMessage;
      throw error;
    }
  }

  for (let number = 0; number < steps; number++) {
    clock.advance(1000 + below(5000));
    const next = Object.assign(new MoneyModel(), structuredClone({ ...model }));
    const step = stepOn(next);
    const fail = (problem: string) => ({ seed, step: number, problem: `${step.name}: ${problem}` });
    const crashes = below(8) === 0;
    const outcome = await attempt(step, crashes);
    if (outcome !== (crashes && step.expected === 'ok' ? 'crash' : step.expected))
      return fail(`answered ${outcome} instead of ${step.expected}`);
    if (outcome === 'ok') {
      model = next;
      // The same again, with the same keys.
      const again = below(4) === 0 ? await attempt(step, false) : 'ok';
      if (again !== 'ok') return fail(`answered ${again} when it was repeated`);
    }
    const { cash, reserved } = await ledger.balances(database, player.id);
    const found = { cash, reserved, claim: await claimOf(database, player.id) };
    const due = { cash: model.cash, reserved: model.reserved, claim: model.claim };
    if (!isDeepStrictEqual(found, due)) return fail(`left ${JSON.stringify(found)} instead of ${JSON.stringify(due)}`);
  }
  return undefined;
}
