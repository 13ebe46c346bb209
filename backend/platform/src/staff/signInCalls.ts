import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { storedActor } from './actor';
import type { StaffHandlers } from './handlers';
import { endSignIn, makeLink } from './links';
import { StaffRefusal } from './staffRefusal';

/** Locks a member. Throws StaffRefusal('targetUnknown'). */
async function memberOf(database: Database, id: string) {
  const [member] = await database.query('select blocked_at from staff_members where id = $1 for no key update', [id]);
  if (!member) throw new StaffRefusal('targetUnknown');
  return member;
}

/** The calls about how staff members come to sign in. */
export const signInCalls = ({ random }: { random: Random }) =>
  ({
    'staff/invite': async ({ member: id }, { database, clock, actor }) => {
      const { blocked_at: blockedAt } = await memberOf(database, id);
      if (blockedAt !== null) throw new StaffRefusal('memberBlocked');
      const [way] = await database.query(
        `select 1 as found from staff_passkeys where staff_id = $1 and ended_at is null
         union all select 1 from staff_company_accounts where staff_id = $1 and ended_at is null limit 1`,
        [id],
      );
      if (way) throw new StaffRefusal('memberSignsIn');
      const by = { id: storedActor(actor), person: actor.person };
      const { token, endsAt } = await makeLink(database, { random, now: clock.now() }, id, by);
      const ends_at = new Date(endsAt).toISOString();
      return { output: { link: `/link#${token}`, ends_at }, target: `member:${id}`, after: { link_ends_at: ends_at } };
    },

    /** Two decide it, so that nobody alone takes over the account of somebody who approves. */
    'staff/reset': {
      weigh: async ({ member: id }, { database }) => {
        await memberOf(database, id);
        return {};
      },
      act: async ({ member: id }, { database, clock }) => {
        await memberOf(database, id);
        await endSignIn(database, id, clock.now());
        return { output: {}, target: `member:${id}` };
      },
    },
  }) satisfies Partial<StaffHandlers>;
