import { randomUUID } from 'node:crypto';
import { benchServices } from '@marquee/backend/testing/benchServices';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { Cookies } from '@marquee/platform/calls/cookies';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { readSite } from '@marquee/platform/sites/readSite';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';

const { site } = readSite(`${sandboxSites}/localhost.json`, sandboxSites);

/** A player who only exists in the database: enough for handlers, without signing in. */
export async function insertPlayer(database: Database, clock: Clock): Promise<PlayerContext> {
  const id = randomUUID();
  const accountId = `book_${id.slice(0, 8)}`;
  await database.query(
    `insert into players (id, site, account_id, password_hash, full_name, contact_email, contact_phone, date_of_birth, currency,
       referral_code, referrer_code, created_at, phone_verified_at) values ($1, $2, $3, '', 'Ana Cruz', '', '', '1990-01-01', $4, $1, '', $5, $5)`,
    [id, site.domain_name, accountId, site.currency, clock.now()],
  );
  const player = { id, accountId, currency: site.currency, sessionId: '', dateOfBirth: '1990-01-01' };
  const caller = { address: '', device: '', cookies: new Cookies() };
  return { database, clock, ...benchServices(database, clock, { find: () => site }), site, ...caller, player };
}
