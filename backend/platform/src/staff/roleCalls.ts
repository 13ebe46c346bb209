import { storedActor } from './actor';
import type { StaffHandlers } from './handlers';
import { addGrant } from './members';
import { memberOf, permissionsOf, refuseBeyond, refuseElsewhere } from './rights';
import { everyPermission, ownerRole } from './shippedRoles';
import { StaffRefusal } from './staffRefusal';
import { isoOf } from './times';

/** Roles and who has them. */
export const roleCalls = {
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
    const by = { id: storedActor(context.actor), person: actor.person };
    const grant = await addGrant(database, { member: id, role, site, endsAt: endsAt ?? null }, by, clock.now());
    return {
      output: { grant },
      target: `member:${id}`,
      after: { role, site, ends_at: endsAt === undefined ? null : isoOf(endsAt) },
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
      storedActor(context.actor),
    ]);
    return { output: {}, target: `member:${grant.staff_id}`, before: { role: grant.role, site: grant.site } };
  },
} satisfies Partial<StaffHandlers>;
