import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';

type Statement = Output<'wallet/statement'>;

interface Leg {
  sequence: number;
  transaction_id: string;
  kind: string;
  at: number;
  account: string;
  amount: number;
}

const noSums = { deposits: 0, withdrawals: 0, stakes: 0, wins: 0 };
const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);

/**
 * The expected statement of a period (ms since 1970, `to` excluded), summed leg by leg from the ledger's entries: an
 * independent computation that shares no query with the wallet.
 */
export async function statementOfLedger(database: Database, playerId: string, from: number, to: number, now: number) {
  const legs = await database.query<Leg>(
    'select sequence, transaction_id, kind, at, account, amount from ledger_entries where player_id = $1 order by sequence',
    [playerId],
  );
  let cash = 0;
  const lines: { transaction_id: string; kind: string; amount: number; balance_after: number; at: number }[] = [];
  const last = new Date(now);
  const months = new Map<string, Statement['months'][number]>(
    Array.from({ length: 12 }, (_, back) => {
      const month = monthOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - back));
      return [month, { month, ...noSums }] as const;
    }),
  );
  const days = new Map<string, Statement['days'][number]>();
  const dayOf = (at: number) => {
    const day = new Date(at).toISOString().slice(0, 10);
    const known = days.get(day) ?? { day, ...noSums };
    if (at >= from && at < to) days.set(day, known);
    return known;
  };
  let lifetime = 0;
  for (const { transaction_id, kind, at, account, amount } of legs) {
    const places = [months.get(monthOf(at)) ?? { ...noSums }, dayOf(at)];
    if (account === 'payouts') {
      lifetime -= amount;
      for (const place of places) place.withdrawals += amount;
    }
    if (account !== 'cash') continue;
    cash += amount;
    const shown = kind.startsWith('withdrawal') ? 'withdrawal' : kind;
    lines.push({ transaction_id, kind: shown, amount, balance_after: cash, at });
    if (kind === 'deposit') lifetime += amount;
    for (const place of places) {
      if (kind === 'deposit') place.deposits += amount;
      if (kind === 'stake' || kind === 'refund') place.stakes -= amount;
      if (kind === 'win') place.wins += amount;
    }
  }
  const inside = lines.filter(({ at }) => at >= from && at < to);
  const totals = new Map<string, { kind: string; amount: number; count: number }>();
  for (const { kind, amount } of inside) {
    const total = totals.get(kind) ?? { kind, amount: 0, count: 0 };
    totals.set(kind, { kind, amount: total.amount + amount, count: total.count + 1 });
  }
  const before = (moment: number) => lines.findLast(({ at }) => at < moment)?.balance_after ?? 0;
  const played = ['stake', 'win', 'refund'].map((kind) => totals.get(kind)?.amount ?? 0);
  return {
    opening_balance: before(from),
    closing_balance: before(to),
    totals: [...totals.values()].sort((one, other) => (one.kind < other.kind ? -1 : 1)),
    net_result: played.reduce((sum, amount) => sum + amount, 0),
    lifetime_net_deposits: lifetime,
    months: [...months.values()],
    days: [...days.values()]
      .filter(({ deposits, withdrawals, stakes, wins }) => deposits || withdrawals || stakes || wins)
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
    transactions: inside.toReversed().map(({ at, ...line }) => ({ ...line, at: new Date(at).toISOString() })),
    total: inside.length,
  };
}

/** The same fields of a statement, for comparison. */
export function comparable({ transactions, ...statement }: Statement) {
  const { opening_balance, closing_balance, totals, net_result, lifetime_net_deposits, months, days, total } =
    statement;
  return {
    ...{ opening_balance, closing_balance, totals, net_result, lifetime_net_deposits, months, days },
    transactions: transactions.map(({ transaction_id, kind, amount, balance_after, at }) => ({
      ...{ transaction_id, kind, amount, balance_after, at },
    })),
    total,
  };
}
