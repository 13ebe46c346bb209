import { createHash, randomUUID } from 'node:crypto';
import type { PaymentState } from '@marquee/contract/machines';
import type { SettlementKind, SettlementOutcome } from '@marquee/contract/staff/settlementKinds';
import type { Database } from '@marquee/database/database';
import { askForAnswer } from '../wallet/gatewayAnswers';
import type { FileRow } from './settlementFile';

declare module '@marquee/database/columns' {
  interface Columns {
    'settlement_rows.kind': SettlementKind;
    'settlement_rows.outcome': SettlementOutcome;
    'settlement_runs.totals': Total[];
  }
}

/** What a file and the books say of a kind, minor units. */
export interface Total {
  kind: SettlementKind;
  currency: string;
  theirs: number;
  ours: number;
}

/** Money that moved between a site and the gateway, minor units. */
interface Movement {
  payment: string;
  kind: SettlementKind;
  amount: number;
  currency: string;
  at: number;
}

/** A row of the file beside the books. */
interface Compared {
  line: number | null;
  payment: string;
  reference: string | null;
  kind: SettlementKind;
  theirs: { amount: number; currency: string } | null;
  ours: { amount: number; currency: string } | null;
  outcome: SettlementOutcome;
}

/** The states that move money, by what files call them. */
const kindOf: Partial<Record<PaymentState, SettlementKind>> = {
  approved: 'deposit',
  paid: 'withdrawal',
  refunded: 'refunded',
  charged_back: 'charged_back',
  returned: 'returned',
};

/** A file that is to be checked, and the period whose payments it must have, ms since 1970. */
export interface SettlementFile {
  site: string;
  name: string;
  text: string;
  from: number;
  until: number;
  by: string;
}

const moved = `s.state in ('approved', 'paid', 'refunded', 'charged_back', 'returned')` as const;

/** What moved at a site in a period, and what moved of the given payments whenever it was; each once. */
async function movementsOf(
  database: Database,
  { site, from, until }: Pick<SettlementFile, 'site' | 'from' | 'until'>,
  payments: readonly string[],
): Promise<Movement[]> {
  const rows = await database.query(
    `select p.id, p.currency, s.position, s.state, s.at, coalesce(s.amount, p.amount) as amount
     from payments p join payment_steps s on s.payment_id = p.id
     where p.site = $1 and p.changed_at >= $2 and p.state in ('approved', 'refunded', 'charged_back', 'paid', 'returned')
       and ${moved} and s.at >= $2 and s.at < $3
     union
     select p.id, p.currency, s.position, s.state, s.at, coalesce(s.amount, p.amount)
     from payments p join payment_steps s on s.payment_id = p.id
     where p.site = $1 and p.id = any($4::text[]) and ${moved}
     order by at, id`,
    [site, from, until, payments],
  );
  return rows.flatMap(({ id, currency, state, at, amount }) => {
    const kind = kindOf[state];
    return kind ? [{ payment: id, kind, amount, currency, at }] : [];
  });
}

const keyOf = ({ payment, kind }: { payment: string; kind: SettlementKind }) => `${kind} ${payment}`;

function grouped<T extends { payment: string; kind: SettlementKind }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

type KnownRow = FileRow & { kind: SettlementKind };

/** Compares the rows of one payment and kind: equal ones first, then those that differ in order, then what is left. */
function comparedOf(
  theirs: readonly KnownRow[],
  ours: readonly Movement[],
  isWithin: (at: number) => boolean,
): Compared[] {
  const left = [...ours];
  const compared: Compared[] = [];
  const add = (row: KnownRow | undefined, movement: Movement | undefined, outcome: SettlementOutcome) => {
    const named = row ?? movement;
    if (!named) return;
    compared.push({
      line: row?.line ?? null,
      payment: named.payment,
      reference: row?.reference ?? null,
      kind: named.kind,
      theirs: row ? { amount: row.amount, currency: row.currency } : null,
      ours: movement ? { amount: movement.amount, currency: movement.currency } : null,
      outcome,
    });
  };
  const unequal = theirs.filter((row) => {
    const place = left.findIndex(({ amount, currency }) => amount === row.amount && currency === row.currency);
    if (place < 0) return true;
    add(row, left.splice(place, 1)[0], 'matched');
    return false;
  });
  for (const row of unequal) {
    const isAgain = compared.some(({ theirs: had }) => had?.amount === row.amount && had.currency === row.currency);
    if (isAgain) add(row, undefined, 'twice');
    else if (left.length > 0) add(row, left.shift(), 'different');
    else add(row, undefined, 'missingHere');
  }
  for (const movement of left) if (isWithin(movement.at)) add(undefined, movement, 'missingThere');
  return compared;
}

function totalsOf(compared: readonly Compared[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { kind, theirs, ours } of compared)
    for (const [side, money] of [
      ['theirs', theirs],
      ['ours', ours],
    ] as const) {
      if (!money) continue;
      const key = `${kind} ${money.currency}`;
      const total = totals.get(key) ?? { kind, currency: money.currency, theirs: 0, ours: 0 };
      total[side] += money.amount;
      totals.set(key, total);
    }
  return [...totals.values()];
}

/** Compares a settlement file with the payments of its site, and stores the result. It moves no money. */
export async function checkSettlement(
  transaction: Database,
  { site, name, text, from, until, by }: SettlementFile,
  rows: readonly FileRow[],
  now: number,
): Promise<{ run: string; counts: Record<SettlementOutcome, number>; totals: Total[] }> {
  const ids = [...new Set(rows.map(({ payment }) => payment))];
  const known = new Map(
    (
      await transaction.query('select id, kind from payments where site = $1 and id = any($2::text[])', [site, ids])
    ).map(({ id, kind }) => [id, kind as SettlementKind]),
  );
  const theirs = rows.map((row) => ({ ...row, kind: row.kind ?? known.get(row.payment) ?? 'deposit' }));
  const ours = grouped(await movementsOf(transaction, { site, from, until }, ids));
  const isWithin = (at: number) => at >= from && at < until;
  const groups = grouped(theirs);
  const keys = new Set([...groups.keys(), ...ours.keys()]);
  const compared = [...keys].flatMap((key) => comparedOf(groups.get(key) ?? [], ours.get(key) ?? [], isWithin));
  const totals = totalsOf(compared);
  const run = randomUUID();
  const hash = createHash('sha256').update(text).digest('hex');
  await transaction.query(
    `insert into settlement_runs (id, site, file_name, file_hash, from_at, until_at, made_by, made_at, totals)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)`,
    [run, site, name, hash, from, until, by, now, JSON.stringify(totals)],
  );
  await transaction.query(
    `insert into settlement_rows (run_id, number, line, payment_id, reference, kind, theirs, their_currency, ours, our_currency, outcome)
     select $1, r.number, r.line, r.payment, r.reference, r.kind, r.theirs, r.their_currency, r.ours, r.our_currency, r.outcome
     from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::bigint[], $10::text[],
       $11::text[]) as r (number, line, payment, reference, kind, theirs, their_currency, ours, our_currency, outcome)`,
    [
      run,
      compared.map((_, index) => index + 1),
      compared.map(({ line }) => line),
      compared.map(({ payment }) => payment),
      compared.map(({ reference }) => reference),
      compared.map(({ kind }) => kind),
      compared.map(({ theirs: money }) => money?.amount ?? null),
      compared.map(({ theirs: money }) => money?.currency ?? null),
      compared.map(({ ours: money }) => money?.amount ?? null),
      compared.map(({ ours: money }) => money?.currency ?? null),
      compared.map(({ outcome }) => outcome),
    ],
  );
  const counts = { matched: 0, missingHere: 0, missingThere: 0, different: 0, twice: 0 };
  for (const { outcome } of compared) counts[outcome] += 1;
  return { run, counts, totals };
}

/** What the gateway's files call the steps of a payment. */
const stepOfKind = `case r.kind when 'deposit' then 'approved' when 'withdrawal' then 'paid' else r.kind end` as const;

/** Rows about which the gateway cannot be asked: it answers for one payment of ours whether it was paid. */
const isNotAnswered = `(r.outcome = 'twice' or r.kind in ('refunded', 'charged_back', 'returned')
  or not exists (select 1 from payments p where p.id = r.payment_id and p.site = u.site))` as const;

/**
 * What proves a row that differs, since its run: `event`, the payment moved as the file says, and as often;
 * `laterFile`, a later file has what the books have (for a row that is twice, one of the same days); `answer`, the
 * gateway says so; `decision`, two persons closed what it cannot be asked about. Null: it is open, whatever somebody
 * noted.
 */
const proof = `case
  when r.outcome = 'twice' and (select count(*) from payments p join payment_steps s on s.payment_id = p.id
      where p.id = r.payment_id and p.site = u.site and coalesce(s.amount, p.amount) = r.theirs and p.currency = r.their_currency
        and s.state = ${stepOfKind})
    >= (select count(*) from settlement_rows o where o.run_id = r.run_id and o.payment_id = r.payment_id and o.kind = r.kind
      and o.theirs = r.theirs and o.their_currency = r.their_currency)
    then 'event'
  when r.outcome = 'twice' and exists (select 1 from settlement_runs n where n.site = u.site and n.made_at > u.made_at
      and n.from_at <= u.from_at and n.until_at >= u.until_at
      and exists (select 1 from settlement_rows l where l.run_id = n.id and l.payment_id = r.payment_id and l.kind = r.kind
        and l.outcome = 'matched')
      and not exists (select 1 from settlement_rows l where l.run_id = n.id and l.payment_id = r.payment_id and l.kind = r.kind
        and l.outcome <> 'matched'))
    then 'laterFile'
  when r.outcome in ('missingHere', 'different') and exists (select 1 from payments p join payment_steps s on s.payment_id = p.id
    where p.id = r.payment_id and p.site = u.site and coalesce(s.amount, p.amount) = r.theirs and p.currency = r.their_currency
      and s.state = ${stepOfKind})
    then 'event'
  when r.outcome in ('missingThere', 'different') and exists (select 1 from settlement_rows l join settlement_runs n on n.id = l.run_id
    where l.payment_id = r.payment_id and l.kind = r.kind and l.outcome = 'matched' and l.ours = r.ours and n.site = u.site
      and n.made_at > u.made_at)
    then 'laterFile'
  when r.outcome in ('missingThere', 'different') and exists (select 1 from gateway_answers a where a.payment_id = r.payment_id
    and a.at >= u.made_at and a.amount = r.ours and a.currency = r.our_currency
    and (r.kind, a.status) in (('deposit', 'approved'), ('withdrawal', 'paid')))
    then 'answer'
  when r.closed_at is not null then 'decision'
  end` as const;

/** The runs of sites (null: of all), newest first, with how many of their rows are open. */
export function settlementRuns(database: Database, sites: readonly string[] | null, limit: number) {
  return database.query(
    `select u.id, u.site, u.file_name, u.from_at, u.until_at, u.made_by, u.made_at, u.totals, c.rows, c.matched, c.open
     from settlement_runs u cross join lateral (
       select count(*) as rows, count(*) filter (where r.outcome = 'matched') as matched,
         count(*) filter (where r.outcome <> 'matched' and ${proof} is null) as open
       from settlement_rows r where r.run_id = u.id) c
     where $1::text[] is null or u.site = any($1) order by u.made_at desc, u.id limit $2`,
    [sites, limit],
  );
}

/** How many rows of settlement files differ and are not proved since, by site, and when the first file was compared. */
export function openDifferences(database: Database, sites: readonly string[] | null) {
  return database.query(
    `select u.site, count(*) as count, min(u.made_at) as oldest from settlement_runs u join settlement_rows r on r.run_id = u.id
     where r.outcome <> 'matched' and ${proof} is null and ($1::text[] is null or u.site = any($1)) group by u.site`,
    [sites],
  );
}

/** The rows of a run that differ, in the order of the file, those that only the books have last. */
export function settlementDifferences(database: Database, run: string) {
  return database.query(
    `select r.number, r.line, r.payment_id, r.reference, r.kind, r.theirs, r.their_currency, r.ours, r.our_currency, r.outcome,
       r.note, r.noted_at, r.closed_reason, ${proof} as proof
     from settlement_rows r join settlement_runs u on u.id = r.run_id
     where r.run_id = $1 and r.outcome <> 'matched' order by r.line nulls last, r.number`,
    [run],
  );
}

/** A row of a site's run that differs, locked until the transaction ends; undefined if there is none. */
export async function settlementDifference(
  transaction: Database,
  site: string,
  { run, row }: { run: string; row: number },
) {
  const [found] = await transaction.query(
    `select r.note, r.payment_id, r.theirs, r.their_currency, ${isNotAnswered} as is_not_answered, ${proof} as proof,
       (select p.player_id from payments p where p.id = r.payment_id and p.site = u.site) as player_id
     from settlement_rows r join settlement_runs u on u.id = r.run_id
     where r.run_id = $1 and r.number = $2 and u.site = $3 and r.outcome <> 'matched' for no key update of r`,
    [run, row, site],
  );
  return found;
}

/** Notes what somebody did about a row; it stays as open as it was. The gateway is asked about a payment of ours. */
export async function noteDifference(
  transaction: Database,
  { run, row, note, by }: { run: string; row: number; note: string; by: string },
  now: number,
): Promise<void> {
  const [noted] = await transaction.query(
    `update settlement_rows r set note = $3, noted_by = $4, noted_at = $5 from settlement_runs u
     where r.run_id = $1 and r.number = $2 and u.id = r.run_id
     returning r.payment_id, exists (select 1 from payments p where p.id = r.payment_id and p.site = u.site) as is_ours`,
    [run, row, note, by, now],
  );
  if (noted?.is_ours) await askForAnswer(transaction, noted.payment_id, now);
}

/** Closes a row about which the gateway cannot be asked. It posts nothing. */
export async function closeDifference(
  transaction: Database,
  { run, row, reason, by }: { run: string; row: number; reason: string; by: string },
  now: number,
): Promise<void> {
  await transaction.query(
    'update settlement_rows set closed_at = $3, closed_by = $4, closed_reason = $5 where run_id = $1 and number = $2',
    [run, row, now, by, reason],
  );
}
