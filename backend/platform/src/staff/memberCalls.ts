import { storedActor } from './actor';
import type { StaffHandlers } from './handlers';
import { addMember } from './members';
import { memberOf } from './rights';
import { StaffRefusal } from './staffRefusal';
import { isoOrNull } from './times';

/** Members and their roles. */
export const memberCalls = {
  'staff/me': async (_input, { actor, grants, sites }) => ({
    output: {
      id: actor.kind === 'console' ? 'console' : storedActor(actor),
      name: actor.name,
      grants: grants.map(({ permission, site, role }) => ({ permission, site, role })),
      sites: sites
        .all()
        .filter(({ domain_name }) => grants.some(({ site }) => site === null || site === domain_name))
        .map(({ domain_name, site_name, currency, time_zone }) => ({
          site: domain_name,
          name: site_name,
          currency,
          time_zone,
        })),
    },
  }),

  'staff/sign-out': async (_input, { database, clock, actor }) => {
    await database.query('update staff_sessions set ended_at = $2 where id = $1 and ended_at is null', [
      actor.session,
      clock.now(),
    ]);
    return { output: {} };
  },

  'staff/list': async (_input, { database, clock }) => {
    const members = await database.query(
      'select id, name, email, person, blocked_at from staff_members order by lower(name), id',
    );
    const grants = await database.query(
      `select id, staff_id, role, site, ends_at, granted_by from staff_grants
       where ended_at is null and (ends_at is null or ends_at > $1) order by created_at, id`,
      [clock.now()],
    );
    const value = members.map(({ blocked_at: blockedAt, ...member }) => ({
      ...member,
      blocked_at: isoOrNull(blockedAt),
      grants: grants
        .filter(({ staff_id: owner }) => owner === member.id)
        .map(({ id, role, site, ends_at: endsAt, granted_by: by }) => ({
          id,
          role,
          site,
          ends_at: isoOrNull(endsAt),
          granted_by: by,
        })),
    }));
    return { output: { value } };
  },

  'staff/add': async (input, context) => {
    const by = { id: storedActor(context.actor), person: context.actor.person };
    const added = await addMember(context.database, context.persons, input, by, context.clock.now());
    return { output: added, target: `member:${added.member}`, after: { name: input.name } };
  },

  'staff/block': async ({ member: id }, context) => {
    const { database, clock } = context;
    const member = await memberOf(context, id);
    const now = clock.now();
    await database.query(
      'update staff_members set blocked_at = coalesce(blocked_at, $2), blocked_by = $3 where id = $1',
      [id, now, storedActor(context.actor)],
    );
    await database.query('update staff_sessions set ended_at = $2 where staff_id = $1 and ended_at is null', [id, now]);
    await database.query('update staff_keys set ended_at = $2 where created_by = $1 and ended_at is null', [
      `member:${id}`,
      now,
    ]);
    return {
      output: {},
      target: `member:${id}`,
      before: { blocked: member.blocked_at !== null },
      after: { blocked: true },
    };
  },

  'staff/unblock': async ({ member: id }, context) => {
    const member = await memberOf(context, id);
    if (member.person === context.actor.person) throw new StaffRefusal('grantToSelf');
    await context.database.query('update staff_members set blocked_at = null, blocked_by = null where id = $1', [id]);
    return {
      output: {},
      target: `member:${id}`,
      before: { blocked: member.blocked_at !== null },
      after: { blocked: false },
    };
  },
} satisfies Partial<StaffHandlers>;
