import { isStaffCall, staffRow, type ValidStaffInput } from '@marquee/contract/staff/calls';
import { appendAudit } from '../audit/audit';
import { type Actor, storedActor } from './actor';
import { hashOfValue } from './canonical';
import { type Grant, grantsAt, grantsOf } from './grants';
import type { Done, StaffContext, StaffHandlers, Weight } from './handlers';
import type { Frozen } from './secondPerson';
import { StaffRefusal } from './staffRefusal';
import { isoOf } from './times';

/** A call that may need a second person, without its types. */
interface Weighed {
  weigh: (input: unknown, context: StaffContext) => Promise<Weight>;
  act: (input: unknown, context: StaffContext) => Promise<Done<Record<string, unknown>>>;
}

/** Locks a waiting request at one of the caller's sites. Throws `approvalGone`. */
async function waitingOne({ database, clock, mayAt, site }: StaffContext, id: string) {
  const [approval] = await database.query(
    `select id, call, site, frozen, hash, asked_by, asked_by_name, asked_by_person, asked_at, ends_at from staff_approvals
     where id = $1 and state = 'waiting' and ends_at > $2 for update`,
    [id, clock.now()],
  );
  const isSeen = approval && (mayAt === null || (approval.site !== null && mayAt.includes(approval.site)));
  if (!approval || !isSeen || (site && approval.site !== site)) throw new StaffRefusal('approvalGone');
  return { ...approval, frozen: approval.frozen as Frozen };
}

/** Requests that wait, the oldest first: at sites (null: all), or of one who asked. */
async function waitingOnes(
  { database, clock, site }: StaffContext,
  { mayAt, by }: { mayAt: readonly string[] | null; by: string | null },
) {
  const rows = await database.query(
    `select id, call, site, frozen, hash, reason, amount, currency, asked_by, asked_by_name, asked_at, ends_at
     from staff_approvals where state = 'waiting' and ends_at > $1 and ($2::text[] is null or site = any ($2))
       and ($3 = '' or site = $3) and ($4::text is null or asked_by = $4) order by asked_at, id limit 500`,
    [clock.now(), mayAt, site, by],
  );
  return rows.map(({ frozen, asked_by_name: askedBy, asked_at: askedAt, ends_at: endsAt, ...row }) => ({
    id: row.id,
    call: row.call,
    site: row.site,
    input: (frozen as Frozen).input as Record<string, unknown>,
    hash: row.hash,
    reason: row.reason,
    amount: row.amount,
    currency: row.currency,
    asked_by: `${row.asked_by} ${askedBy}`,
    asked_at: new Date(askedAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
  }));
}

/** What was decided at sites (null: all), the newest first, by what is asked for. */
async function decidedOnes(
  { database, site, mayAt }: StaffContext,
  { asker, approver, call, from, until, after, limit }: ValidStaffInput<'approvals/past'>,
) {
  const [, at, last] = /^(\d{1,16}) (\S+)$/.exec(after ?? '') ?? [];
  const rows = await database.query(
    `select a.id, a.call, a.site, a.amount, a.currency, a.reason, a.asked_by, a.asked_by_name, a.asked_at, a.state,
       coalesce(m.name, a.decided_by) as approver, a.decided_at
     from staff_approvals a left join staff_members m on m.id = a.decided_by
     where a.state <> 'waiting' and ($1::text[] is null or a.site = any ($1)) and ($2 = '' or a.site = $2)
       and ($3::text is null or a.asked_by in ($3, 'member:' || $3) or position(lower($3) in lower(a.asked_by_name)) > 0)
       and ($4::text is null or a.decided_by = $4 or position(lower($4) in lower(m.name)) > 0)
       and ($5::text is null or a.call = $5) and ($6::bigint is null or a.decided_at >= $6)
       and ($7::bigint is null or a.decided_at < $7) and ($8::bigint is null or (a.decided_at, a.id) < ($8, $9))
     order by a.decided_at desc, a.id desc limit $10`,
    [
      ...[mayAt, site, asker ?? null, approver ?? null, call ?? null],
      ...[from ? Date.parse(from) : null, until ? Date.parse(until) : null],
      ...[at ? Number(at) : null, last ?? '', limit + 1],
    ],
  );
  const shown = rows.slice(0, limit);
  const end = shown.at(-1);
  const value = shown.map(({ asked_by_name: name, approver: by, asked_by: asker, ...row }) => ({
    ...row,
    state: row.state === 'done' ? ('done' as const) : ('refused' as const),
    asked_by: `${asker} ${name}`,
    asked_at: isoOf(row.asked_at),
    decided_by: by ?? '',
    decided_at: isoOf(row.decided_at ?? 0),
  }));
  return { value, next: end && rows.length > limit ? `${end.decided_at} ${end.id}` : null };
}

/** The actor who asked, as a member, a key or the console is now. */
const askerOf = (approval: { asked_by: string; asked_by_name: string; asked_by_person: string | null }): Actor => {
  const [kind = '', id = ''] = approval.asked_by.split(/:(.*)/);
  return {
    kind: kind as Actor['kind'],
    id,
    name: approval.asked_by_name,
    person: approval.asked_by_person,
    session: null,
    steppedUpAt: 0,
  };
};

/** Whether somebody else than these persons gave one of the grants. */
const isGivenByOthers = (grants: readonly Grant[], persons: readonly (string | null)[]) =>
  grants.some(({ grantedByPerson }) => grantedByPerson === null || !persons.includes(grantedByPerson));

/**
 * Refuses a second person who is none: not a person, the one who asked, one whose right to approve comes from either of
 * the two, or one whose account or link to sign in was made by who asked.
 */
async function refuseUnfit(
  { database, actor, grants }: StaffContext,
  { frozen, asked_by_person: asker }: { frozen: Frozen; asked_by_person: string | null },
): Promise<void> {
  if (actor.kind !== 'member' || actor.person === null) throw new StaffRefusal('approvalByAsker');
  if (actor.person === asker) throw new StaffRefusal('approvalByAsker');
  const { permission } = staffRow(frozen.call);
  const site = frozen.site || null;
  const [approving, permitting] = [grantsAt(grants, 'approve', site), grantsAt(grants, permission, site)];
  if (approving.length === 0 || permitting.length === 0)
    throw new StaffRefusal('permissionMissing', { httpStatus: 403 });
  const two = [actor.person, asker];
  const [made] = await database.query(
    `select 1 as found from staff_members where id = $1 and created_by_person = $2
     union all select 1 from staff_links where staff_id = $1 and created_by_person = $2 and used_at is not null limit 1`,
    [actor.id, asker],
  );
  const isOwnWork = made !== undefined;
  if (isOwnWork || !isGivenByOthers(approving, two) || !isGivenByOthers(permitting, two))
    throw new StaffRefusal('approvalByMaker');
}

/** The calls about what waits for a second person. `handlersOf` gives all handlers, of which one is done. */
export const approvalCalls = (handlersOf: () => StaffHandlers) =>
  ({
    'approvals/list': async (_input, context) => ({
      output: { value: await waitingOnes(context, { mayAt: context.mayAt, by: null }) },
    }),

    'approvals/past': async (asked, context) => ({ output: await decidedOnes(context, asked) }),

    'approvals/mine': async (_input, context) => ({
      output: { value: await waitingOnes(context, { mayAt: null, by: storedActor(context.actor) }) },
    }),

    'approvals/withdraw': async ({ approval: id }, context) => {
      const approval = await waitingOne({ ...context, mayAt: null }, id);
      if (approval.asked_by !== storedActor(context.actor)) throw new StaffRefusal('approvalGone');
      await decide(context, id, 'refused');
      return { output: {}, target: `approval:${id}` };
    },

    /** The act runs as who asked, with their rights as they are now. */
    'approvals/approve': async ({ approval: id, hash }, context) => {
      const { database, clock, actor } = context;
      const approval = await waitingOne(context, id);
      const { frozen } = approval;
      await refuseUnfit(context, approval);
      if (!isStaffCall(frozen.call)) throw new StaffRefusal('approvalGone');
      const row = staffRow(frozen.call);
      const asker = askerOf(approval);
      const grants = await grantsOf(database, asker, clock.now());
      const held = grantsAt(grants, row.permission, frozen.site || null);
      if (held.length === 0) throw new StaffRefusal('permissionMissing', { httpStatus: 403 });
      const own = { ...context, actor: asker, grants, site: frozen.site, reason: frozen.reason };
      const handler = handlersOf()[frozen.call] as unknown as Weighed;
      const weight = await handler.weigh(frozen.input, own);
      const now = hashOfValue({ ...frozen, weight });
      if (now !== approval.hash || hash !== approval.hash) throw new StaffRefusal('requestChanged');
      await decide(context, id, 'done');
      const { output, ...done } = await handler.act(frozen.input, own);
      await appendAudit(database, {
        at: clock.now(),
        actor: asker,
        roles: [...new Set(held.map(({ role }) => role))].sort(),
        second: actor.id,
        site: frozen.site,
        act: frozen.call,
        outcome: 'done',
        reason: frozen.reason ?? undefined,
        ...weight,
        ...done,
        address: context.address,
        request: `approval:${id}`,
      });
      return { output: { call: frozen.call, output }, target: `approval:${id}` };
    },

    'approvals/refuse': async ({ approval: id }, context) => {
      await waitingOne(context, id);
      await decide(context, id, 'refused');
      return { output: {}, target: `approval:${id}` };
    },
  }) satisfies Partial<StaffHandlers>;

/** Ends a request. The database refuses it if one of the two persons would get the money. */
async function decide({ database, actor, clock }: StaffContext, id: string, state: 'done' | 'refused'): Promise<void> {
  try {
    await database.transaction((inner) =>
      inner.query(
        `update staff_approvals set state = $2, decided_by = $3, decided_by_person = $4, decided_at = $5 where id = $1`,
        [id, state, actor.id, actor.person, clock.now()],
      ),
    );
  } catch (error) {
    if (error instanceof Error && error.message.includes('approvalByPayee')) throw new StaffRefusal('approvalByPayee');
    throw error;
  }
}
