import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { onSnapshot } from '@marquee/database/snapshot';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import type { SiteFile } from '../sites/siteFile';
import { methodTitle } from './methodTitle';
import { beginningOf, dayAt, periodOf } from './period';

type Statement = Output<'wallet/statement'>;
type Site = Pick<SiteFile, 'deposit_methods'>;

/**
 * The kinds in a statement: reserving a withdrawal and returning a rejected one are both `withdrawal`; deposits and
 * their reversals are both `deposit`.
 */
const shownKind = `case when t.kind like 'withdrawal%' then 'withdrawal'
  when t.kind in ('deposit_refunded', 'deposit_charged_back', 'claim_settled') then 'deposit_reversal' else t.kind end`;

/** Money in and out through the gateway, net of reversals and returns, by the operator's legs. */
const flows = `ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)`;
const paymentKinds = `('deposit', 'deposit_refunded', 'deposit_charged_back', 'withdrawal_paid', 'withdrawal_returned')`;

/** A payment's own state; everything else is complete once posted. */
const shownState = `coalesce(p.state, 'completed')`;

/** The cash balance just before a moment, minor units. */
async function balanceBefore(database: Database, playerId: string, at: number): Promise<number> {
  const [row] = await database.query(
    `select balances_after[1] as balance from ledger_transactions where player_id = $1 and at < $2
     order by at desc, sequence desc limit 1`,
    [playerId, at],
  );
  return row?.balance ?? 0;
}

async function lifetimeNetDeposits(database: Database, playerId: string): Promise<number> {
  const [row] = await database.query(
    `select coalesce(-sum(leg.amount), 0)::bigint as net from ${flows}
     where t.player_id = $1 and t.kind in ${paymentKinds} and leg.account in ('gateway', 'payouts')`,
    [playerId],
  );
  return row?.net ?? 0;
}

type Sums = Omit<Statement['months'][number], 'month'>;

/** What came in, went out, was staked and won, by days or months of a time zone. None without postings. */
async function sumsBy<Name extends 'day' | 'month'>(
  name: Name,
  { database, playerId, zone }: { database: Database; playerId: string; zone: string },
  { from, to }: { from: number; to: number | null },
): Promise<(Sums & Record<Name, string>)[]> {
  return database.query<Sums & Record<Name, string>>(
    `select to_char(to_timestamp(at / 1000) at time zone $3, '${name === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}') as ${name},
       coalesce(-sum(through.gateway), 0)::bigint as deposits,
       coalesce(sum(through.payouts), 0)::bigint as withdrawals,
       coalesce(-sum(cash_change) filter (where kind in ('stake', 'refund')), 0) as stakes,
       coalesce(sum(cash_change) filter (where kind = 'win'), 0) as wins
     from ledger_transactions t cross join lateral (
       select sum(leg.amount) filter (where leg.account = 'gateway') as gateway,
         sum(leg.amount) filter (where leg.account = 'payouts') as payouts
       from unnest(t.accounts, t.amounts) as leg (account, amount)
       where t.kind in ${paymentKinds}) as through
     where t.player_id = $1 and at >= $2 and ($4::bigint is null or at < $4) group by 1 order by 1`,
    [playerId, from, zone, to],
  );
}

/** The last twelve calendar months of a time zone, newest first, empty ones included. */
async function monthsOf(database: Database, playerId: string, now: number, zone: string): Promise<Statement['months']> {
  const today = new Date(dayAt(now, zone));
  const starts = Array.from({ length: 12 }, (_, back) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back));
  const from = beginningOf(starts.at(-1) ?? now, zone);
  const rows = await sumsBy('month', { database, playerId, zone }, { from, to: null });
  return starts.map((start) => {
    const month = new Date(start).toISOString().slice(0, 7);
    return rows.find((row) => row.month === month) ?? { month, deposits: 0, withdrawals: 0, stakes: 0, wins: 0 };
  });
}

/** The days of a period on which any of the four sums is not zero. */
async function daysOf(
  database: Database,
  playerId: string,
  zone: string,
  period: { from: number; to: number },
): Promise<Statement['days']> {
  const rows = await sumsBy('day', { database, playerId, zone }, period);
  return rows.filter(({ deposits, withdrawals, stakes, wins }) => deposits || withdrawals || stakes || wins);
}

interface Line extends Omit<Statement['transactions'][number], 'at' | 'balance_after'> {
  at: number;
  balance_after: number | null;
}

const lineColumns = `t.id as transaction_id, ${shownKind} as kind, t.cash_change as amount,
  t.balances_after[1] as balance_after, t.at, ${shownState} as state, t.description, t.reference`;

const withPayments = `from ledger_transactions t left join payments p on p.id = t.reference and t.kind in
  ('deposit', 'deposit_refunded', 'deposit_charged_back', 'withdrawal_request', 'withdrawal_rejected', 'withdrawal_returned')`;

const entryOf =
  (site: Site) =>
  ({ at, balance_after, ...line }: Line): Statement['transactions'][number] => ({
    ...line,
    balance_after: balance_after ?? 0,
    title: line.kind.startsWith('deposit') ? methodTitle(site, line.description) : undefined,
    at: new Date(at).toISOString(),
  });

/** One entry of the player's statement. Throws Refusal `notFound` for one that is not theirs, or moved no cash. */
export async function statementEntry(
  { transaction_id }: ValidInput<'wallet/entry'>,
  { database, site, player }: PlayerContext,
): Promise<Output<'wallet/entry'>> {
  const lines = await database.query(
    `select ${lineColumns} ${withPayments} where t.id = $1 and t.player_id = $2 and t.cash_change <> 0`,
    [transaction_id, player.id],
  );
  if (lines.length === 0) throw new Refusal('notFound');
  return { value: lines.map(entryOf(site)) };
}

/**
 * The player's cash account in a period (D6), read from the ledger alone: opening plus totals equals closing, to the
 * unit. Transactions are newest first, filtered by kind and state; balances and totals cover the whole period.
 */
export function statementOf(
  input: ValidInput<'wallet/statement'>,
  { database, site, clock, player }: Pick<PlayerContext, 'database' | 'clock' | 'player'> & { site: Site },
): Promise<Statement> {
  // One snapshot, so that a bet settled between two reads cannot make totals and balance disagree.
  return onSnapshot(database, (snapshot) =>
    read(input, { database: snapshot, site, playerId: player.id }, clock.now()),
  );
}

async function read(
  input: ValidInput<'wallet/statement'>,
  { database, site, playerId }: { database: Database; site: Site; playerId: string },
  now: number,
): Promise<Statement> {
  const { from, to } = periodOf(input, now);
  const { zone = 'UTC' } = input;
  const totals = await database.query(
    `select ${shownKind} as kind, sum(cash_change) as amount, count(*) as count from ledger_transactions t
     where player_id = $1 and at >= $2 and at < $3 and cash_change <> 0 group by 1 order by 1`,
    [playerId, from, to],
  );
  const filtered = `${withPayments}
    where t.player_id = $1 and t.at >= $2 and t.at < $3 and t.cash_change <> 0
      and ($4 = '' or ${shownKind} = $4) and ($5 = '' or ${shownState} = $5)`;
  const filter = [playerId, from, to, input.type, input.status];
  const [counted] = await database.query(`select count(*) as total ${filtered}`, filter);
  const lines = await database.query(`select ${lineColumns} ${filtered} order by t.sequence desc limit $6 offset $7`, [
    ...filter,
    input.count,
    (input.page - 1) * input.count,
  ]);
  const played = totals.filter(({ kind }) => kind === 'stake' || kind === 'win' || kind === 'refund');
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    opening_balance: await balanceBefore(database, playerId, from),
    closing_balance: await balanceBefore(database, playerId, to),
    totals,
    net_result: played.reduce((sum, { amount }) => sum + amount, 0),
    lifetime_net_deposits: await lifetimeNetDeposits(database, playerId),
    months: await monthsOf(database, playerId, now, zone),
    days: await daysOf(database, playerId, zone, { from, to }),
    transactions: lines.map(entryOf(site)),
    total: counted?.total ?? 0,
  };
}
