import { randomUUID } from 'node:crypto';
import type { StaffCallName } from '@marquee/contract/staff/calls';
import type { WaitingAnswer } from '@marquee/contract/staff/row';
import type { Database } from '@marquee/database/database';
import { storedActor } from './actor';
import { hashOfValue } from './canonical';
import type { StaffContext, Weight } from './handlers';
import { StaffRefusal } from './staffRefusal';

/** How long a request waits for a second person, ms. */
const waitsFor = 7 * 86_400_000;

/** Sums count over this time, so that an act cannot be split over midnight, ms. */
const sumsOver = 86_400_000;

/** Everything that a second person decides about. */
export interface Frozen {
  call: StaffCallName;
  site: string;
  input: unknown;
  reason: string | null;
  weight: Weight;
}

/** The newest threshold of a call at a site; undefined if there is none. */
async function thresholdOf(database: Database, call: string, site: string, currency: string | undefined) {
  const [row] = await database.query(
    `select site, most, written_by, written_by_person from staff_thresholds where call = $1 and ended_at is null
       and (site is null or site = $2) and (currency is null or currency = $3) order by at desc, id limit 1`,
    [call, site, currency ?? null],
  );
  return row;
}

/** Refuses money for the actor's own player accounts. */
export async function refuseOwn(database: Database, person: string | null, payee: string | undefined): Promise<void> {
  if (!person || !payee) return;
  const [row] = await database.query('select staff_is_player($1, $2) as own', [person, payee]);
  if (row?.own) throw new StaffRefusal('forPayee');
}

/**
 * Whether the actor may do an act alone: a threshold permits it, the actor did not write it, and with what the actor
 * did alone within a day, at all sites that it is for, it is not exceeded. Two acts of one actor wait for each other
 * here.
 */
export async function mayAlone(
  { database, actor, site, clock }: StaffContext,
  call: StaffCallName,
  { amount, currency }: Weight,
): Promise<boolean> {
  const who = actor.person ?? actor.id;
  await database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`staff-alone:${who}`]);
  const threshold = await thresholdOf(database, call, site, currency);
  if (!threshold || threshold.written_by === storedActor(actor)) return false;
  if (actor.person !== null && threshold.written_by_person === actor.person) return false;
  if (threshold.most === null) return true;
  if (amount === undefined || !currency) return false;
  const [sum] = await database.query(
    `select coalesce(sum(abs(amount)), 0) as amount from audit_entries where coalesce(person, actor) = $1 and act = $2
       and ($3::text is null or site = $3) and currency = $4 and outcome = 'done' and second is null and at > $5`,
    [who, call, threshold.site, currency, clock.now() - sumsOver],
  );
  return Math.abs(amount) + (sum?.amount ?? 0) <= threshold.most;
}

/** Stores a request for a second person. */
export async function askSecond({ database, actor, clock }: StaffContext, frozen: Frozen): Promise<WaitingAnswer> {
  const [id, hash, now] = [randomUUID(), hashOfValue(frozen), clock.now()];
  const { call, site, reason, weight } = frozen;
  await database.query(
    `insert into staff_approvals (id, call, site, frozen, hash, amount, currency, payee, reason, asked_by, asked_by_name,
       asked_by_person, asked_at, ends_at, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'waiting')`,
    [
      id,
      call,
      site || null,
      JSON.stringify(frozen),
      hash,
      weight.amount ?? null,
      weight.currency ?? null,
      weight.payee ?? null,
      reason,
      storedActor(actor),
      actor.name,
      actor.person,
      now,
      now + waitsFor,
    ],
  );
  return { waits: { approval: id, hash, ends_at: new Date(now + waitsFor).toISOString() } };
}
