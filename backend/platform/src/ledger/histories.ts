import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { Ledger, Leg, PlayerAccount, Posting, TransactionKind } from './ledger';
import { type Balances, playerAccounts } from './postgresLedger';

/** A seeded random generator of numbers in [0, 1), for tests (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const moves: [TransactionKind, Leg['account'], Leg['account']][] = [
  ['deposit', 'gateway', 'cash'],
  ['stake', 'cash', 'gaming'],
  ['stake', 'cash', 'sportsbook'],
  ['win', 'gaming', 'cash'],
  ['refund', 'gaming', 'cash'],
  ['withdrawal_request', 'cash', 'reserved'],
  ['withdrawal_paid', 'reserved', 'payouts'],
  ['withdrawal_rejected', 'reserved', 'cash'],
  ['bonus', 'promotions', 'game_token'],
  ['conversion', 'game_token', 'conversion'],
  ['bonus', 'promotions', 'minigame_token'],
  ['adjustment', 'minigame_token', 'frozen_token'],
  ['bonus_granted', 'offer:WELCOME', 'bonus'],
  ['stake', 'bonus', 'gaming'],
  ['bonus_converted', 'bonus', 'cash'],
  ['bonus_ended', 'free_bet', 'offer:WELCOME'],
];

/** Thrown in the middle of a transaction, to prove that its postings are rolled back. */
class Crash extends Error {}

const isPlayer = (account: string, balances: Balances): account is PlayerAccount => Object.hasOwn(balances, account);

function after(balances: Balances, legs: Leg[]): Balances {
  const next = { ...balances };
  for (const { account, amount } of legs) if (isPlayer(account, next)) next[account] += amount;
  return next;
}

/** A step whose result differs from the model's. */
export interface Difference {
  seed: number;
  step: number;
  problem: string;
}

/**
 * Runs one random history of deposits, stakes, wins, withdrawals, retries and crashes for a new player, compares it
 * with a simple model, and returns the first difference. The same seed gives the same history.
 */
export async function runHistory(
  database: Database,
  ledger: Ledger,
  seed: number,
  steps: number,
): Promise<Difference | undefined> {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const playerId = `history-${seed}`;
  const done: { posting: Posting; balances: Balances; id: string }[] = [];
  let model = Object.fromEntries(playerAccounts.map((account) => [account, 0])) as Balances;

  const fresh = (step: number): Posting => {
    const [kind, from, to] = moves[below(moves.length)] ?? ['deposit', 'gateway', 'cash'];
    const amount = 1 + below(step < 3 ? 100_000 : 60_000);
    return {
      key: `${playerId}-${step}`,
      kind,
      site: 'localhost',
      playerId,
      currency: 'PHP',
      legs: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
      reference: `r"${step}\\`,
      description: random() < 0.2 ? 'Ñandú 龍 "8"\u2028' : 'x',
      at: 1_700_000_000_000 + step * 1000 - below(5000),
    };
  };

  for (let step = 0; step < steps; step++) {
    const fail = (problem: string) => ({ seed, step, problem });
    const earlier = random() < 0.2 ? done[below(done.length)] : undefined;
    if (earlier) {
      const again = await ledger.post(database, { ...earlier.posting, at: 0 });
      if (!again.repeated || again.transactionId !== earlier.id) return fail('a repeat was posted again');
      if (JSON.stringify(again.balances) !== JSON.stringify(earlier.balances)) return fail('a repeat answered anew');
      continue;
    }
    const posting = fresh(step);
    const expected = after(model, posting.legs);
    const allowed = Object.values(expected).every((balance) => balance >= 0);
    const crashes = random() < 0.1;
    try {
      const posted = await database.transaction(async (transaction) => {
        const result = await ledger.post(transaction, posting);
        if (crashes) throw new Crash();
        return result;
      });
      if (!allowed) return fail('went below zero');
      if (JSON.stringify(posted.balances) !== JSON.stringify(expected)) return fail('balances differ');
      done.push({ posting, balances: posted.balances, id: posted.transactionId });
      model = expected;
    } catch (error) {
      if (error instanceof Crash) continue;
      if (!(error instanceof Refusal)) throw error;
      if (allowed || error.statusMessage !== 'insufficientBalance') return fail(`refused: ${error.statusMessage}`);
    }
    const stored = await ledger.balances(database, playerId);
    if (JSON.stringify(stored) !== JSON.stringify(model)) return fail('stored balances differ');
  }
  return undefined;
}
