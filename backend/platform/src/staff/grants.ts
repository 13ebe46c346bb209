import type { Permission } from '@marquee/contract/staff/permissions';
import type { Database } from '@marquee/database/database';
import type { Actor } from './actor';
import { everyPermission, ownerRole } from './shippedRoles';

/** A permission that an actor has at a site (null: at all), and the role and the person that it comes from. */
export interface Grant {
  permission: Permission;
  site: string | null;
  role: string;
  /** The most that one correction of cash may move, in whole units of the currency. */
  adjustMost: number;
  grantedByPerson: string | null;
}

/** What an actor may do now. The console may do everything. */
export async function grantsOf(database: Database, actor: Actor, now: number): Promise<Grant[]> {
  if (actor.kind === 'console')
    return everyPermission.map((permission) => ({
      permission,
      site: null,
      role: 'console',
      adjustMost: Number.MAX_SAFE_INTEGER,
      grantedByPerson: null,
    }));
  if (actor.kind === 'key') return grantsOfKey(database, actor, now);
  const rows = await database.query(
    `select g.site, g.role, r.adjust_most, g.granted_by_person,
       array(select p.permission from staff_role_permissions p where p.role = g.role) as permissions
     from staff_grants g join staff_roles r on r.role = g.role join staff_members m on m.id = g.staff_id
     where g.staff_id = $1 and m.blocked_at is null and g.ended_at is null and (g.ends_at is null or g.ends_at > $2)`,
    [actor.id, now],
  );
  return rows.flatMap(({ site, role, adjust_most: adjustMost, granted_by_person: grantedByPerson, ...row }) => {
    const permitted = role === ownerRole ? everyPermission : (row.permissions as Permission[]);
    return permitted.map((permission) => ({ permission, site, role, adjustMost, grantedByPerson }));
  });
}

/** The permissions of a machine's key. It corrects no cash. */
async function grantsOfKey(database: Database, { id }: Actor, now: number): Promise<Grant[]> {
  const [key] = await database.query(
    'select permissions, sites, created_by_person from staff_keys where id = $1 and ended_at is null and ends_at > $2',
    [id, now],
  );
  const sites = key?.sites ?? [null];
  return (key?.permissions ?? []).flatMap((permission) =>
    sites.map((site) => ({
      permission,
      site,
      role: 'key',
      adjustMost: 0,
      grantedByPerson: key?.created_by_person ?? null,
    })),
  );
}

/** The grants of a permission that hold at a site; without a site, those for the whole installation. */
export const grantsAt = (grants: readonly Grant[], permission: Permission | null, site: string | null): Grant[] =>
  grants.filter((grant) => grant.permission === permission && (grant.site === null || grant.site === site));

/** The sites where a permission holds; null: all. */
export function sitesOf(grants: readonly Grant[], permission: Permission | null): string[] | null {
  const held = grants.filter((grant) => permission === null || grant.permission === permission);
  if (held.some(({ site }) => site === null)) return null;
  return [...new Set(held.flatMap(({ site }) => site ?? []))];
}

declare module '@marquee/database/columns' {
  interface Columns {
    'staff_role_permissions.permission': Permission;
    'staff_keys.permissions': Permission[];
  }
}
