import type { Database } from '@marquee/database/database';
import { endSessions } from '../auth/sessions';
import type { Persons } from '../persons/persons';
import type { SiteFile } from '../sites/siteFile';
import { sendSecurityNews } from './securityNews';

/** A player's contacts as staff change them: one of the two. */
export interface NewContact {
  player: string;
  email?: string | undefined;
  phone?: string | undefined;
}

/**
 * Changes a contact that a player has lost. It is unproved until the player proves it by a code: no deposit, withdrawal
 * or gift before, unless the other contact is proved. Who had the old one is told, sessions and codes that are under
 * way end; password and factors stay. Returns what it was before, or undefined if it was the same.
 */
export async function changeContact(
  transaction: Database,
  { persons, site }: { persons: Pick<Persons, 'mark'>; site: SiteFile },
  { player, email, phone }: NewContact,
  now: number,
): Promise<string | undefined> {
  const [row] = await transaction.query(
    'select account_key, contact_email, contact_phone from players where id = $1 for no key update',
    [player],
  );
  if (!row) return undefined;
  const before = email === undefined ? row.contact_phone : row.contact_email;
  if (before === (email ?? phone)) return undefined;
  const change = email === undefined ? 'phoneChanged' : 'emailChanged';
  // Before it changes: the message goes to the contact that has received codes so far.
  const event = { player_id: player, site: site.domain_name, change, name: '', before } as const;
  await sendSecurityNews(transaction, site, event, now);
  await transaction.query(
    email === undefined
      ? 'update players set contact_phone = $2, phone_verified_at = null where id = $1'
      : 'update players set contact_email = $2, email_verified_at = null where id = $1',
    [player, email ?? phone],
  );
  await transaction.query(
    'update one_time_codes set used_at = $3 where site = $1 and account_key = $2 and used_at is null',
    [site.domain_name, row.account_key, now],
  );
  await transaction.query('delete from sign_in_tickets where player_id = $1', [player]);
  await persons.mark(transaction, player, now);
  await endSessions(transaction, player, 'all', now);
  return before;
}
