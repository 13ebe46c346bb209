import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Random } from '@marquee/kernel/random';
import { appendAudit } from '../audit/audit';
import type { Persons } from '../persons/persons';
import { endSignIn, makeLink, type NewLink } from './links';
import { addGrant, addMember } from './members';
import { ownerRole } from './shippedRoles';
import { StaffRefusal } from './staffRefusal';

/** Who becomes an owner. */
export interface NewOwner {
  name: string;
  email: string;
  /** Although there are members already. */
  isFurther?: boolean;
}

const byConsole = { id: 'console', person: null };

/**
 * Makes the first owner at the console, with a link that adds a passkey: only while there is no member. With
 * `isFurther` there may be some; an owner who is known by the e-mail address has lost their passkey and gets a new
 * link. Throws StaffRefusal `ownerExists` or `memberKnown`.
 */
export async function firstOwner(
  { database, clock, random, persons }: { database: Database; clock: Clock; random: Random; persons: Persons },
  { name, email, isFurther = false }: NewOwner,
): Promise<NewLink & { member: string }> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock(hashtextextended('staff-members', 0))");
    const [any] = await transaction.query('select 1 as found from staff_members limit 1');
    if (any && !isFurther) throw new StaffRefusal('ownerExists');
    const known = await ownerBy(transaction, email, now);
    const member = known ?? (await addOwner(transaction, persons, { name, email }, now));
    if (known) await endSignIn(transaction, known, now);
    const link = await makeLink(transaction, { random, now }, member, byConsole);
    await appendAudit(transaction, {
      at: now,
      actor: { kind: 'console', ...byConsole, name: 'console' },
      roles: [],
      act: 'session/owner',
      outcome: 'done',
      target: `member:${member}`,
      after: known ? { replaced: 'sign-in' } : { name, role: ownerRole },
      address: 'console',
    });
    return { member, ...link };
  });
}

async function ownerBy(transaction: Database, email: string, now: number): Promise<string | undefined> {
  const [row] = await transaction.query(
    `select m.id from staff_members m join staff_grants g on g.staff_id = m.id
     where lower(m.email) = lower($1) and m.blocked_at is null and g.role = $2 and g.site is null
       and g.ended_at is null and (g.ends_at is null or g.ends_at > $3) limit 1`,
    [email, ownerRole, now],
  );
  return row?.id;
}

async function addOwner(
  transaction: Database,
  persons: Persons,
  { name, email }: { name: string; email: string },
  now: number,
): Promise<string> {
  const person = { name, email, phone: '', date_of_birth: '' };
  const { member } = await addMember(transaction, persons, person, byConsole, now);
  await addGrant(transaction, { member, role: ownerRole, site: null, endsAt: null }, byConsole, now);
  return member;
}
