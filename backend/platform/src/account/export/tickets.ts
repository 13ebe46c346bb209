import { randomBytes } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { Refusal } from '@marquee/kernel/refusal';
import { hasSessionCookie } from '../../auth/sessionCookie';
import { hashOf } from '../../auth/tokens';
import type { Cookies } from '../../calls/cookies';
import type { PlayerContext } from '../../calls/handlers';
import { isOpenAt } from '../../protection/blocks';

/** The download path; the ticket is appended. */
export const exportPath = '/api/account/export_file';

/** How long a ticket is valid, ms. */
const lifetime = 60_000;

/** Exports per player in 24 hours. */
const mostInADay = 5;
const day = 24 * 3_600_000;

/**
 * Issues a one-time download ticket bound to this browser's session, and notifies the player. Returns the address.
 * Throws Refusal('tooManyRequests') after five in 24 hours.
 */
export async function askForExport({ database, clock, events, site, player }: PlayerContext): Promise<string> {
  const now = clock.now();
  const ticket = randomBytes(24).toString('base64url');
  await events.transaction(database, async (transaction, emit) => {
    // Serialises concurrent requests, so that each one counts those before it.
    await transaction.query('select 1 from players where id = $1 for no key update', [player.id]);
    const [made] = await transaction.query(
      'select count(*) as count from export_tickets where player_id = $1 and created_at > $2',
      [player.id, now - day],
    );
    if ((made?.count ?? 0) >= mostInADay) throw new Refusal('tooManyRequests', { httpStatus: 429 });
    await transaction.query(
      'insert into export_tickets (ticket_hash, player_id, session_id, created_at) values ($1, $2, $3, $4)',
      [hashOf(ticket), player.id, player.sessionId, now],
    );
    const change = {
      player_id: player.id,
      site: site.domain_name,
      change: 'dataExported',
      name: site.site_name,
    } as const;
    await emit('securityChanged', change);
  });
  return `${exportPath}/${ticket}`;
}

/**
 * Redeems a ticket and returns the player whose data it opens. Undefined if it was used, has expired, or belongs to an
 * ended session or another browser.
 */
export async function redeemTicket(
  { database, clock }: { database: Database; clock: Clock },
  ticket: string,
  cookies: Cookies,
): Promise<{ id: string; site: string; accountId: string } | undefined> {
  const now = clock.now();
  const hash = hashOf(ticket);
  const [row] = await database.query(
    `select p.id, p.site, p.account_id, s.id as session_id, s.cookie_hash from export_tickets t
       join sessions s on s.id = t.session_id join players p on p.id = t.player_id
     where t.ticket_hash = $1 and t.created_at > $2 and s.ended_at is null and ${isOpenAt('p', '$3')}`,
    [hash, now - lifetime, now],
  );
  if (!row || !hasSessionCookie(cookies, row.session_id, row.cookie_hash)) return undefined;
  const used = await database.query(
    'update export_tickets set used_at = $2 where ticket_hash = $1 and used_at is null returning 1',
    [hash, now],
  );
  return used.length > 0 ? { id: row.id, site: row.site, accountId: row.account_id } : undefined;
}
