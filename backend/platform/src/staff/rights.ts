import type { Permission } from '@marquee/contract/staff/permissions';
import { grantsAt } from './grants';
import type { StaffContext } from './handlers';
import { everyPermission, ownerRole } from './shippedRoles';
import { StaffRefusal } from './staffRefusal';

/** Locks a member. Throws `targetUnknown`. */
export async function memberOf({ database }: StaffContext, id: string) {
  const [member] = await database.query('select id, person, blocked_at from staff_members where id = $1 for update', [
    id,
  ]);
  if (!member) throw new StaffRefusal('targetUnknown');
  return member;
}

/** Locks a role, and returns what it permits. Throws `targetUnknown`. */
export async function permissionsOf({ database }: StaffContext, role: string): Promise<Permission[]> {
  const [known] = await database.query('select role from staff_roles where role = $1 for update', [role]);
  if (!known) throw new StaffRefusal('targetUnknown');
  if (role === ownerRole) return everyPermission;
  const rows = await database.query('select permission from staff_role_permissions where role = $1', [role]);
  return rows.map(({ permission }) => permission);
}

/** Refuses rights that the actor does not have at the site (null: at all). */
export function refuseBeyond({ grants }: StaffContext, permissions: readonly Permission[], site: string | null): void {
  if (permissions.some((permission) => grantsAt(grants, permission, site).length === 0))
    throw new StaffRefusal('grantBeyond');
}

/** The site of a row that belongs to one or to all. Throws `permissionMissing` if the actor has no right there. */
export function refuseElsewhere({ mayAt }: StaffContext, site: string | null): void {
  if (mayAt === null || (site !== null && mayAt.includes(site))) return;
  throw new StaffRefusal('permissionMissing', { httpStatus: 403 });
}
