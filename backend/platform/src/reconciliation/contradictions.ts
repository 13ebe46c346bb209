import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';
import { askForAnswer } from '../wallet/gatewayAnswers';

/** Which of two is right. */
export type Verdict = 'books' | 'gateway';

declare module '@marquee/database/columns' {
  interface Columns {
    'contradiction_statements.verdict': Verdict;
  }
}

/** What a payment that ended has moved, minor units. */
const booked = `case when p.state in (${listed(...credited)}, 'paid', 'returned') then p.amount else 0 end` as const;

/**
 * What the player's cash lacks (or has too much: negative) if an event is right. The statuses that the gateway does not
 * answer when it is asked have none.
 */
const lacking = `case
  when e.status = 'approved' then e.amount - ${booked}
  when e.status in ('declined', 'expired') then -${booked}
  when e.status = 'paid' then ${booked} - e.amount
  when e.status = 'rejected' then ${booked} end` as const;

/** The statuses that the gateway does not answer when it is asked about a payment. */
const isNotAnswered = `e.outcome = 'contradicts' and e.status in ('refunded', 'charged_back', 'returned')` as const;

/** The sum of the corrections that a payment's difference got since the event, minor units. */
const corrected =
  `(select coalesce(sum(c.amount), 0)::bigint from cash_corrections c where c.site = p.site and c.cause_kind = 'payment'
  and c.cause_id = p.id and c.reason = 'gatewayDifference' and c.at >= e.received_at)` as const;

/**
 * What closes a contradiction: a person's statement, and the gateway's own answer since the event. Where the books are
 * right, it answers what they have. Where the event is right, it answers that, and corrections of the payment have made
 * the difference good. Money that came late was credited by its event: there the statement is enough. What the gateway
 * does not answer is closed by an event that says the same and was applied, or by two persons.
 */
const proof = `case
  when ${isNotAnswered} and exists (select 1 from gateway_events o where o.payment_id = e.payment_id and o.status = e.status
    and o.amount = e.amount and o.currency = e.currency and o.outcome = 'applied' and o.received_at >= e.received_at
    and o.event_id <> e.event_id) then 'event'
  when s.event_id is null then null
  when s.closed_at is not null then 'decision'
  when ${isNotAnswered} then null
  when e.outcome = 'applied' then 'event'
  when a.at is null or a.at < e.received_at then null
  when s.verdict = 'books' and a.amount = p.amount and a.currency = p.currency and a.status = case
    when p.state in ('refunded', 'charged_back') then 'approved' when p.state = 'returned' then 'paid' else p.state end
    then 'answer'
  when s.verdict = 'gateway' and a.status = e.status and a.amount = e.amount and a.currency = e.currency
    and e.currency = p.currency and ${lacking} = ${corrected} then 'answer'
  end` as const;

/**
 * The events that are listed, each by its index. An answer that only says again what an event said is none of its own.
 */
const differing = `(select e.event_id from gateway_events e
    where e.outcome = 'contradicts' and not (e.event_id like 'answer:%' and exists (select 1 from gateway_events o
      where o.payment_id = e.payment_id and o.outcome = 'contradicts' and o.event_id not like 'answer:%' and o.status = e.status
        and o.amount = e.amount and o.currency = e.currency))
  union all select e.event_id from payments p join gateway_events e on e.payment_id = p.id
    where p.reason = 'paidLate' and e.outcome = 'applied' and e.status = 'approved')` as const;

/**
 * Events of the gateway that contradict the books of sites (null: of all), and deposits that were paid after they had
 * ended, oldest first; those that are closed only where `closed`.
 */
export function contradictions(
  database: Database,
  { sites, closed, limit }: { sites: readonly string[] | null; closed: boolean; limit: number },
) {
  return database.query(
    `select e.event_id, e.outcome, e.status, e.amount, e.currency, e.received_at, p.id as payment, p.site, p.player_id, p.kind, p.state,
       p.amount as booked_amount, p.currency as booked_currency, ${lacking} as lacking,
       ${corrected} as corrected, s.verdict, s.evidence, s.stated_at,
       a.status as answer, a.amount as answer_amount, a.at as answered_at, ${proof} as proof
     from ${differing} d join gateway_events e on e.event_id = d.event_id join payments p on p.id = e.payment_id
     left join contradiction_statements s on s.event_id = e.event_id left join gateway_answers a on a.payment_id = p.id
     where ($1::text[] is null or p.site = any($1)) and ($2 or (${proof}) is null)
     order by e.received_at, e.event_id limit $3`,
    [sites, closed, limit],
  );
}

/** How many of these are open, by site, and when the oldest came. */
export function openContradictions(database: Database, sites: readonly string[] | null) {
  return database.query(
    `select p.site, count(*) as count, min(e.received_at) as oldest
     from ${differing} d join gateway_events e on e.event_id = d.event_id join payments p on p.id = e.payment_id
     left join contradiction_statements s on s.event_id = e.event_id left join gateway_answers a on a.payment_id = p.id
     where ($1::text[] is null or p.site = any($1)) and (${proof}) is null group by p.site`,
    [sites],
  );
}

/** A contradiction of a site, locked until the transaction ends; undefined if there is none. */
export async function contradiction(transaction: Database, site: string, event: string) {
  const [found] = await transaction.query(
    `select p.id as payment, p.player_id, e.outcome, e.amount, e.currency, s.verdict, ${isNotAnswered} as is_not_answered, ${proof} as proof
     from gateway_events e join payments p on p.id = e.payment_id
     left join contradiction_statements s on s.event_id = e.event_id left join gateway_answers a on a.payment_id = p.id
     where e.event_id = $1 and p.site = $2 and e.event_id in ${differing} for no key update of p`,
    [event, site],
  );
  return found;
}

/**
 * Writes down which is right, and has the gateway asked. It moves no money: what the gateway answers is applied as any
 * event, and what it proves closes the contradiction.
 */
export async function stateContradiction(
  transaction: Database,
  {
    event,
    payment,
    verdict,
    evidence,
    by,
  }: { event: string; payment: string; verdict: Verdict; evidence: string; by: string },
  now: number,
): Promise<void> {
  await transaction.query(
    `insert into contradiction_statements (event_id, verdict, evidence, stated_by, stated_at) values ($1, $2, $3, $4, $5)
     on conflict (event_id) do update set verdict = excluded.verdict, evidence = excluded.evidence,
       stated_by = excluded.stated_by, stated_at = excluded.stated_at`,
    [event, verdict, evidence, by, now],
  );
  await askForAnswer(transaction, payment, now);
}

/** Closes a contradiction about which the gateway cannot be asked. It posts nothing: corrections are their own call. */
export async function closeContradiction(
  transaction: Database,
  {
    event,
    verdict,
    evidence,
    reason,
    by,
  }: { event: string; verdict: Verdict; evidence: string; reason: string; by: string },
  now: number,
): Promise<void> {
  await transaction.query(
    `insert into contradiction_statements (event_id, verdict, evidence, stated_by, stated_at, closed_at, closed_by, closed_reason)
     values ($1, $2, $3, $4, $5, $5, $4, $6)
     on conflict (event_id) do update set verdict = excluded.verdict, evidence = excluded.evidence,
       stated_by = excluded.stated_by, stated_at = excluded.stated_at, closed_at = excluded.closed_at,
       closed_by = excluded.closed_by, closed_reason = excluded.closed_reason`,
    [event, verdict, evidence, by, now, reason],
  );
}

/** Deposits that were charged back at sites (null: at all), newest first, with what is owed of them. Minor units. */
export function chargebacks(database: Database, sites: readonly string[] | null, limit: number) {
  return database.query(
    `select r.event_id, r.amount, r.at, p.id as payment, p.site, p.player_id, p.amount as deposit, p.currency, p.method_name, p.state,
       coalesce((select -sum(leg.amount) from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
         where t.site = p.site and t.key = 'payment:' || p.id || ':charged_back:' || r.event_id and leg.account = 'receivable'),
         0)::bigint as uncovered,
       coalesce((select -sum(leg.amount) from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
         where t.player_id = p.player_id and 'receivable' = any(t.accounts) and leg.account = 'receivable'), 0)::bigint as owed
     from payment_reversals r join payments p on p.id = r.payment_id
     where r.status = 'charged_back' and ($1::text[] is null or p.site = any($1)) order by r.at desc, r.event_id limit $2`,
    [sites, limit],
  );
}
