import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Persons } from '../persons/persons';
import { StaffRefusal } from './staffRefusal';

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
