import { type Permission, permissions } from '@marquee/contract/staff/permissions';
import type { Database } from '@marquee/database/database';

/** The role of who may do everything, also what a later version adds. It has no rows of permissions. */
export const ownerRole = 'owner';

/** All permissions: those of an owner and of the console. */
export const everyPermission = Object.keys(permissions) as Permission[];

/** The roles that an installation begins with. Owners change them, and make others. */
const shipped: Record<string, { about: string; adjustMost: number; permissions: Permission[] }> = {
  [ownerRole]: { about: 'Everything', adjustMost: 10_000, permissions: [] },
  support: {
    about: 'Finds and helps players',
    adjustMost: 0,
    permissions: ['staff.read', 'players.find', 'players.read', 'players.gifts', 'messages.answer', 'bonuses.read'],
  },
  payments: {
    about: 'Decides withdrawals, corrects cash, settles with gateways',
    adjustMost: 1000,
    permissions: [
      ...(['staff.read', 'approve', 'players.find', 'players.read', 'money.read', 'money.review'] as const),
      ...(['money.adjust', 'money.reconcile', 'system.read', 'system.retry'] as const),
      ...(['bonuses.read', 'bonuses.grant', 'figures.read'] as const),
    ],
  },
  marketing: {
    about: 'Gives bonuses, ends offers',
    adjustMost: 0,
    permissions: [
      ...(['staff.read', 'approve', 'players.find', 'bonuses.read', 'bonuses.grant', 'bonuses.stop'] as const),
      'figures.read',
    ],
  },
  sportsbook: {
    about: 'Voids and settles bets, stops markets',
    adjustMost: 0,
    permissions: [
      ...(['staff.read', 'approve', 'money.read', 'sports.settle', 'switches.stop', 'switches.open'] as const),
      'figures.read',
    ],
  },
  protection: {
    about: 'Decides identity, limits, breaks and blocks',
    adjustMost: 0,
    permissions: [
      ...(['staff.read', 'approve', 'players.find', 'players.read', 'players.block', 'players.protect'] as const),
      ...(['players.identity', 'players.close', 'money.read'] as const),
    ],
  },
  releases: {
    about: 'Releases parts of the site, and takes them back',
    adjustMost: 0,
    permissions: ['staff.read', 'releases.read', 'releases.stop', 'releases.promote', 'system.read'],
  },
  auditor: {
    about: 'Reads everything, changes nothing',
    adjustMost: 0,
    permissions: [
      'staff.read',
      'audit.read',
      'players.find',
      'players.read',
      'money.read',
      'bonuses.read',
      'figures.read',
      'releases.read',
      'system.read',
    ],
  },
};

/** Stores the shipped roles in a database that has none. */
export async function seedRoles(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock(hashtextextended('staff-roles', 0))");
    const [any] = await transaction.query('select 1 as there from staff_roles limit 1');
    if (any) return;
    for (const [role, { about, adjustMost, permissions: permitted }] of Object.entries(shipped)) {
      await transaction.query(
        'insert into staff_roles (role, about, adjust_most, created_at) values ($1, $2, $3, $4)',
        [role, about, adjustMost, now],
      );
      await transaction.query('insert into staff_role_permissions (role, permission) select $1, unnest($2::text[])', [
        role,
        permitted,
      ]);
    }
  });
}
