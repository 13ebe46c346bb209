import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import type { Cookies } from '../calls/cookies';
import { hashOf, newToken } from './tokens';

const name = 'device';

/** How long a browser keeps what it is known by, s; browsers allow 400 days at most. */
const keptFor = 365 * 24 * 3600;

/**
 * What is stored of the browser that calls; undefined for one that was given nothing yet. It names no person, and opens
 * nothing.
 */
export function deviceHash(cookies: Cookies): string | undefined {
  const value = cookies.get(name);
  return value && hashOf(`device ${value}`);
}

/** The same; a browser that has none is given one. */
export function ensureDeviceHash(cookies: Cookies, random: Random): string {
  const known = deviceHash(cookies);
  if (known) return known;
  const value = newToken(random);
  cookies.keep(name, value, keptFor);
  return hashOf(`device ${value}`);
}

/** Whether somebody has signed in to an account with this browser before. */
export async function isKnownDevice(
  database: Database,
  { site, accountKey }: { site: string; accountKey: string },
  device: string | undefined,
): Promise<boolean> {
  const rows = await database.query(
    `select 1 from known_devices d join players p on p.id = d.player_id
     where p.site = $1 and p.account_key = $2 and d.device_hash = $3`,
    [site, accountKey, device ?? ''],
  );
  return rows.length > 0;
}

/** Remembers the browser of a sign-in. */
export async function rememberDevice(database: Database, playerId: string, device: string, now: number): Promise<void> {
  await database.query(
    `insert into known_devices (player_id, device_hash, last_used_at) values ($1, $2, $3)
     on conflict (player_id, device_hash) do update set last_used_at = excluded.last_used_at`,
    [playerId, device, now],
  );
}
