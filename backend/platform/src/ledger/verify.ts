import { createHash } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { onSnapshot } from '@marquee/database/snapshot';
import { compareDays, compareFigures, type DayDifference, type FigureVerification } from '../figures/verifyFigures';
import { playerAccounts } from './postgresLedger';
import { type UnlikeBet, unlikeBets } from './unlikeBets';
import { type UnlikeBonus, unlikeBonuses } from './unlikeBonuses';
import { type Unreconciled, unreconciled } from './unreconciled';

/** One fault in the ledger. `id` names the row; it is empty if the end of the player's chain is wrong. */
export interface Flaw {
  player: string;
  sequence: number;
  id: string;
  reason: 'hash' | 'gap' | 'sum' | 'balance' | 'negative' | 'time' | 'head' | 'missing' | 'claim';
}

/**
 * The result of a verification; flaws are in chain order, so the first one is where the first broken chain breaks.
 * `operator` holds the balances of the operator accounts by site and currency, minor units.
 */
export interface Verification {
  players: number;
  transactions: number;
  flaws: Flaw[];
  /** Payments that the ledger contradicts. */
  payments: Unreconciled[];
  bets: UnlikeBet[];
  /** Bonuses and offers that the ledger contradicts. */
  bonuses: UnlikeBonus[];
  /** Kept figures that a recount contradicts, and days whose active players do. */
  figures: FigureVerification;
  days: DayDifference[];
  operator: { site: string; currency: string; account: string; amount: number }[];
  /** Players who owe something: parts of deposits that were taken back when the cash was gone; minor units. */
  claims: { player: string; currency: string; amount: number }[];
}

interface Row {
  player_id: string;
  sequence: number;
  id: string;
  site: string;
  key: string;
  kind: string;
  currency: string;
  accounts: string[];
  amounts: (number | string)[];
  cash_change: number;
  balances_after: (number | string)[];
  reference: string;
  description: string;
  at: number;
  hash: string;
}

/** Rows per query. */
const batch = 5000;

/** The hash-chain link of a transaction, as the database function `ledger_post` computes it. */
export function linkOf(previous: string, row: Row): string {
  const { player_id, sequence, id, site, key, kind, currency, accounts, amounts, balances_after } = row;
  const transactionFields = [
    previous,
    player_id,
    String(sequence),
    id,
    site,
    key,
    kind,
    currency,
    accounts.join(),
    amounts.join(),
  ];
  const fields = [...transactionFields, balances_after.join(), row.reference, row.description, String(row.at)];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

const nothing = () => ({ sequence: 0, hash: '', at: 0, balances: playerAccounts.map(() => 0) });

/** Whether balances are those that were stored; rows from before an account was added have none of it. */
function sameBalances(after: number[], stored: (number | string)[]): boolean {
  return after.every((balance, slot) => balance === Number(stored[slot] ?? 0));
}

/** The flaws of a row that follows `before`, recomputed independently of the database function. */
function flawsOf(row: Row, before: ReturnType<typeof nothing>, after: number[]): Flaw['reason'][] {
  const amounts = row.amounts.map(Number);
  const cash = amounts.reduce((sum, amount, leg) => (row.accounts[leg] === 'cash' ? sum + amount : sum), 0);
  const wrong: [boolean, Flaw['reason']][] = [
    [row.sequence !== before.sequence + 1, 'gap'],
    [row.hash !== linkOf(before.hash, row), 'hash'],
    [amounts.reduce((sum, amount) => sum + amount, 0) !== 0, 'sum'],
    [!sameBalances(after, row.balances_after) || cash !== row.cash_change, 'balance'],
    [after.some((balance) => balance < 0), 'negative'],
    [row.at < before.at, 'time'],
  ];
  return wrong.filter(([is]) => is).map(([, reason]) => reason);
}

/**
 * Verifies the ledger: every transaction sums to zero; every player's chain is complete and ordered; balances follow
 * from the legs, are never negative, and match the player's row; every payment has exactly the postings of its state;
 * both rows of a sports bet agree; bonuses, their entries, bets and offers are what the ledger has of them; kept
 * figures are what a recount has.
 * Reads one snapshot, so it can run beside a live backend.
 */
export function verifyLedger(database: Database): Promise<Verification> {
  return onSnapshot(database, async (transaction) => {
    const flaws: Flaw[] = [];
    const states = new Map<string, ReturnType<typeof nothing>>();
    let transactions = 0;
    let cursor: [string, number] = ['', 0];
    for (;;) {
      const rows = await transaction.query(
        `select player_id, sequence, id, site, key, kind, currency, accounts, amounts, cash_change, balances_after, reference,
           description, at, hash from ledger_transactions where (player_id, sequence) > ($1, $2::bigint)
         order by player_id, sequence limit ${batch}`,
        cursor,
      );
      for (const row of rows) {
        const state = states.get(row.player_id) ?? nothing();
        const after = playerAccounts.map((account, slot) =>
          row.accounts.reduce(
            (sum, leg, index) => (leg === account ? sum + Number(row.amounts[index]) : sum),
            state.balances[slot] ?? 0,
          ),
        );
        for (const reason of flawsOf(row, state, after)) {
          flaws.push({ player: row.player_id, sequence: row.sequence, id: row.id, reason });
        }
        states.set(row.player_id, { sequence: row.sequence, hash: row.hash, at: row.at, balances: after });
      }
      transactions += rows.length;
      const last = rows.at(-1);
      if (!last || rows.length < batch) break;
      cursor = [last.player_id, last.sequence];
    }
    const heads = await transaction.query(
      `select player_id, sequence, hash, array[cash, reserved, game_token, minigame_token, frozen_token, bonus, free_bet] as balances
       from ledger_players`,
    );
    for (const head of heads) {
      const state = states.get(head.player_id) ?? nothing();
      states.delete(head.player_id);
      const at = { player: head.player_id, sequence: head.sequence, id: '' };
      const same = state.sequence === head.sequence && state.hash === head.hash;
      if (!same) flaws.push({ ...at, reason: 'missing' });
      if (state.balances.join() !== head.balances.join()) flaws.push({ ...at, reason: 'head' });
    }
    for (const [player, { sequence }] of states) flaws.push({ player, sequence, id: '', reason: 'missing' });
    const operator = await transaction.query<Verification['operator'][number]>(
      `select site, currency, account, sum(amount) as amount from ledger_entries where account <> all($1::text[])
       group by site, currency, account order by site, currency, account`,
      [playerAccounts],
    );
    const owed = await transaction.query<Verification['claims'][number]>(
      `select player_id as player, currency, -sum(amount) as amount from ledger_entries where account = 'receivable'
       group by 1, 2 having sum(amount) <> 0 order by 1`,
    );
    for (const { player, amount } of owed) if (amount < 0) flaws.push({ player, sequence: 0, id: '', reason: 'claim' });
    const claims = owed.filter(({ amount }) => amount > 0);
    const [payments, bets] = [await unreconciled(transaction), await unlikeBets(transaction)];
    const bonuses = await unlikeBonuses(transaction);
    const [figures, days] = [await compareFigures(transaction), await compareDays(transaction)];
    return { players: heads.length, transactions, flaws, payments, bets, bonuses, figures, days, operator, claims };
  });
}
