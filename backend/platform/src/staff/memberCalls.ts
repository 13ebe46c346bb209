import { createHash, randomUUID } from 'node:crypto';
import { isStaffCall, staffRow } from '@marquee/contract/staff/calls';
import type { Permission } from '@marquee/contract/staff/permissions';
import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import type { Persons } from '../persons/persons';
import { grantsAt } from './grants';
import type { StaffContext, StaffHandlers } from './handlers';
import { everyPermission, ownerRole } from './shippedRoles';
import { StaffRefusal } from './staffRefusal';

const iso = (at: number) => new Date(at).toISOString();
const isoOrNull = (at: number | null) => (at === null ? null : iso(at));
const idOf = ({ actor }: StaffContext) => `${actor.kind}:${actor.id}`;

/** What is known of a new member. */
export interface NewMember {
  name: string;
  email: string;
  phone?: string | undefined;
  /** `YYYY-MM-DD`. */
  date_of_birth?: string | undefined;
}

/**
 * Adds a member. One who is like another (e-mail address, telephone, name with date of birth) is that person: the two
 * accounts count as one. Throws `memberKnown`.
 */
export async function addMember(
  transaction: Database,
  persons: Persons,
  { name, email, phone = '', date_of_birth = '' }: NewMember,
  by: { id: string; person: string | null },
  now: number,
): Promise<{ member: string; person: string }> {
  const marks = persons
    .marks({
      full_name: name,
      date_of_birth,
      contact_phone: phone,
      contact_email: email,
      phone_verified_at: null,
      email_verified_at: null,
      banks: [],
    })
    .map(({ kind, hash }) => ({ kind, hash }));
  await transaction.query("select pg_advisory_xact_lock(hashtextextended('staff-members', 0))");
  const [like] = await transaction.query(
    `select m.person from staff_marks s join staff_members m on m.id = s.staff_id where s.hash = any ($1)
     order by m.created_at, m.id limit 1`,
    [marks.map(({ hash }) => hash)],
  );
  const [id, person] = [randomUUID(), like?.person ?? randomUUID()];
  const [added] = await transaction.query(
    `insert into staff_members (id, name, email, phone, date_of_birth, person, created_at, created_by, created_by_person)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [id, name, email, phone, date_of_birth, person, now, by.id, by.person],
  );
  if (!added) throw new StaffRefusal('memberKnown', { fields: { email: 'invalid' } });
  await transaction.query(
    `insert into staff_marks (staff_id, kind, hash) select $1, kind, hash
     from unnest($2::text[], $3::text[]) as m (kind, hash) on conflict do nothing`,
    [id, marks.map(({ kind }) => kind), marks.map(({ hash }) => hash)],
  );
  return { member: id, person };
}

/** Gives a role without asking who may: see `roles/grant`. */
export async function addGrant(
  transaction: Database,
  grant: { member: string; role: string; site: string | null; endsAt: number | null },
  by: { id: string; person: string | null },
  now: number,
): Promise<string> {
  const id = randomUUID();
  await transaction.query(
    `insert into staff_grants (id, staff_id, role, site, granted_by, granted_by_person, created_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, grant.member, grant.role, grant.site, by.id, by.person, now, grant.endsAt],
  );
  return id;
}

/** Locks a member. Throws `targetUnknown`. */
async function memberOf({ database }: StaffContext, id: string) {
  const [member] = await database.query('select id, person, blocked_at from staff_members where id = $1 for update', [
    id,
  ]);
  if (!member) throw new StaffRefusal('targetUnknown');
  return member;
}

/** Locks a role, and returns what it permits. Throws `targetUnknown`. */
async function permissionsOf({ database }: StaffContext, role: string): Promise<Permission[]> {
  const [known] = await database.query('select role from staff_roles where role = $1 for update', [role]);
  if (!known) throw new StaffRefusal('targetUnknown');
  if (role === ownerRole) return everyPermission;
  const rows = await database.query('select permission from staff_role_permissions where role = $1', [role]);
  return rows.map(({ permission }) => permission);
}

/** Refuses rights that the actor does not have at the site (null: at all). */
function refuseBeyond({ grants }: StaffContext, permissions: readonly Permission[], site: string | null): void {
  if (permissions.some((permission) => grantsAt(grants, permission, site).length === 0))
    throw new StaffRefusal('grantBeyond');
}

/** The site of a row that belongs to one or to all. Throws `permissionMissing` if the actor has no right there. */
function refuseElsewhere({ mayAt }: StaffContext, site: string | null): void {
  if (mayAt === null || (site !== null && mayAt.includes(site))) return;
  throw new StaffRefusal('permissionMissing', { httpStatus: 403 });
}

/** Members and their roles. */
const memberCalls = {
  'staff/me': async (_input, { actor, grants }) => ({
    output: {
      id: actor.kind === 'console' ? 'console' : `${actor.kind}:${actor.id}`,
      name: actor.name,
      grants: grants.map(({ permission, site, role }) => ({ permission, site, role })),
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
    const by = { id: idOf(context), person: context.actor.person };
    const added = await addMember(context.database, context.persons, input, by, context.clock.now());
    return { output: added, target: `member:${added.member}`, after: { name: input.name } };
  },

  'staff/block': async ({ member: id }, context) => {
    const { database, clock } = context;
    const member = await memberOf(context, id);
    const now = clock.now();
    await database.query(
      'update staff_members set blocked_at = coalesce(blocked_at, $2), blocked_by = $3 where id = $1',
      [id, now, idOf(context)],
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

/** Roles and who has them. */
const roleCalls = {
  'roles/list': async (_input, { database }) => {
    const roles = await database.query('select role, about, adjust_most from staff_roles order by role');
    const permissions = await database.query('select role, permission from staff_role_permissions order by permission');
    const exclusions = await database.query('select role, other from staff_exclusions order by role, other');
    const value = roles.map(({ role, about, adjust_most }) => ({
      role,
      about,
      permissions:
        role === ownerRole
          ? everyPermission
          : permissions.filter((row) => row.role === role).map(({ permission }) => permission),
      adjust_most,
      excludes: exclusions.flatMap((pair) =>
        pair.role === role ? [pair.other] : pair.other === role ? [pair.role] : [],
      ),
    }));
    return { output: { value } };
  },

  /** Nobody changes a role that they have themselves. */
  'roles/define': async ({ role, about, permissions, adjust_most: adjustMost, excludes }, context) => {
    const { database, clock, actor } = context;
    if (role === ownerRole) throw new StaffRefusal('targetUnknown');
    refuseBeyond(context, permissions, null);
    const [own] = await database.query(
      `select 1 as held from staff_grants g join staff_members m on m.id = g.staff_id
       where g.role = $1 and m.person = $2 and g.ended_at is null and (g.ends_at is null or g.ends_at > $3) limit 1`,
      [role, actor.person, clock.now()],
    );
    if (own) throw new StaffRefusal('grantToSelf');
    const before = await database.query('select about, adjust_most from staff_roles where role = $1 for update', [
      role,
    ]);
    const held = await database.query('select permission from staff_role_permissions where role = $1', [role]);
    await database.query(
      `insert into staff_roles (role, about, adjust_most, created_at) values ($1, $2, $3, $4)
       on conflict (role) do update set about = excluded.about, adjust_most = excluded.adjust_most`,
      [role, about, adjustMost, clock.now()],
    );
    await database.query('delete from staff_role_permissions where role = $1', [role]);
    await database.query(
      'insert into staff_role_permissions (role, permission) select distinct $1, unnest($2::text[])',
      [role, permissions],
    );
    await database.query('delete from staff_exclusions where role = $1 or other = $1', [role]);
    for (const other of new Set(excludes)) {
      if (other === role) continue;
      await permissionsOf(context, other);
      await database.query('insert into staff_exclusions (role, other) values ($1, $2)', [role, other].sort());
    }
    return {
      output: {},
      target: `role:${role}`,
      before: before[0] && { ...before[0], permissions: held.map(({ permission }) => permission) },
      after: { about, adjust_most: adjustMost, permissions, excludes },
    };
  },

  'roles/grant': async ({ member: id, role, ends_at: endsAt }, context) => {
    const { database, clock, actor } = context;
    const site = context.site || null;
    refuseElsewhere(context, site);
    const member = await memberOf(context, id);
    if (member.person === actor.person) throw new StaffRefusal('grantToSelf');
    refuseBeyond(context, await permissionsOf(context, role), site);
    const [excluded] = await database.query(
      `select g.role from staff_grants g join staff_members m on m.id = g.staff_id
         join staff_exclusions e on $2 in (e.role, e.other) and g.role in (e.role, e.other) and g.role <> $2
       where m.person = $1 and g.ended_at is null and (g.ends_at is null or g.ends_at > $4)
         and (g.site is null or $3::text is null or g.site = $3) limit 1`,
      [member.person, role, site, clock.now()],
    );
    if (excluded) throw new StaffRefusal('grantExcluded');
    const by = { id: idOf(context), person: actor.person };
    const grant = await addGrant(database, { member: id, role, site, endsAt: endsAt ?? null }, by, clock.now());
    return {
      output: { grant },
      target: `member:${id}`,
      after: { role, site, ends_at: endsAt === undefined ? null : iso(endsAt) },
    };
  },

  'roles/end': async ({ grant: id }, context) => {
    const [grant] = await context.database.query(
      'select staff_id, role, site from staff_grants where id = $1 and ended_at is null for update',
      [id],
    );
    if (!grant) throw new StaffRefusal('targetUnknown');
    refuseElsewhere(context, grant.site);
    await context.database.query('update staff_grants set ended_at = $2, ended_by = $3 where id = $1', [
      id,
      context.clock.now(),
      idOf(context),
    ]);
    return { output: {}, target: `member:${grant.staff_id}`, before: { role: grant.role, site: grant.site } };
  },
} satisfies Partial<StaffHandlers>;

/** Keys of machines. */
const keyCalls = (random: Random) =>
  ({
    'keys/list': async (_input, { database, clock }) => {
      const rows = await database.query(
        `select id, name, permissions, sites, ends_at, created_by from staff_keys where ended_at is null and ends_at > $1
         order by created_at, id`,
        [clock.now()],
      );
      return { output: { value: rows.map(({ ends_at: endsAt, ...row }) => ({ ...row, ends_at: iso(endsAt) })) } };
    },

    'keys/make': async ({ name, permissions, sites, ends_at: endsAt }, context) => {
      const { database, clock, actor } = context;
      if (sites.some((site) => !context.sites.find(site))) throw new StaffRefusal('unknownSite');
      for (const site of sites.length > 0 ? sites : [null]) refuseBeyond(context, permissions, site);
      const [id, key] = [randomUUID(), `desk_${Buffer.from(random.bytes(32)).toString('base64url')}`];
      await database.query(
        `insert into staff_keys (id, name, token_hash, permissions, sites, created_by, created_by_person, created_at, ends_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          name,
          createHash('sha256').update(key).digest('hex'),
          permissions,
          sites.length > 0 ? sites : null,
          idOf(context),
          actor.person,
          clock.now(),
          endsAt,
        ],
      );
      return { output: { id, key }, target: `key:${id}`, after: { name, permissions, sites, ends_at: iso(endsAt) } };
    },

    'keys/end': async ({ key: id }, { database, clock }) => {
      const [key] = await database.query(
        'update staff_keys set ended_at = $2 where id = $1 and ended_at is null returning name',
        [id, clock.now()],
      );
      if (!key) throw new StaffRefusal('targetUnknown');
      return { output: {}, target: `key:${id}`, before: { name: key.name } };
    },
  }) satisfies Partial<StaffHandlers>;

/** Up to which amounts one person decides. */
const thresholdCalls = {
  'thresholds/list': async (_input, { database, mayAt, site }) => {
    const rows = await database.query(
      `select id, call, site, currency, most, written_by, at from staff_thresholds where ended_at is null
         and ($1::text[] is null or site is null or site = any ($1)) and ($2 = '' or site is null or site = $2)
       order by call, at desc, id`,
      [mayAt, site],
    );
    return { output: { value: rows.map(({ at, ...row }) => ({ ...row, at: iso(at) })) } };
  },

  'thresholds/set': async ({ call, currency, most }, context) => {
    const { database, clock, actor } = context;
    const site = context.site || null;
    refuseElsewhere(context, site);
    if (!isStaffCall(call) || staffRow(call).second !== true) throw new StaffRefusal('targetUnknown');
    const id = randomUUID();
    await database.query(
      `insert into staff_thresholds (id, call, site, currency, most, written_by, written_by_person, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, call, site, currency ?? null, most ?? null, idOf(context), actor.person, clock.now()],
    );
    const after = { call, site, currency: currency ?? null, most: most ?? null };
    return { output: { threshold: id }, target: `threshold:${id}`, after };
  },

  'thresholds/end': async ({ threshold: id }, context) => {
    const [row] = await context.database.query(
      'select call, site, currency, most from staff_thresholds where id = $1 and ended_at is null for update',
      [id],
    );
    if (!row) throw new StaffRefusal('targetUnknown');
    refuseElsewhere(context, row.site);
    await context.database.query('update staff_thresholds set ended_at = $2 where id = $1', [id, context.clock.now()]);
    return { output: {}, target: `threshold:${id}`, before: row };
  },
} satisfies Partial<StaffHandlers>;

/** The calls about staff members, roles, keys and thresholds. */
export const staffMemberCalls = ({ random }: { random: Random }) => ({
  ...memberCalls,
  ...roleCalls,
  ...keyCalls(random),
  ...thresholdCalls,
});
