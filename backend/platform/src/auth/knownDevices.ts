import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import type { Cookies } from '../calls/cookies';
import { hashOf, newToken } from './tokens';

const name = 'device';

/** Lifetime of the device cookie, s; browsers allow 400 days at most. */
const maxAge = 365 * 24 * 3600;

/** The hash of the browser's device cookie, or undefined if it has none. It identifies no person and grants nothing. */
export function deviceHash(cookies: Cookies): string | undefined {
  const value = cookies.get(name);
  return value && hashOf(`device ${value}`);
}

/** The same, but sets a cookie if there is none. */
export function ensureDeviceHash(cookies: Cookies, random: Random): string {
  const known = deviceHash(cookies);
  if (known) return known;
  const value = newToken(random);
  cookies.keep(name, value, maxAge);
  return hashOf(`device ${value}`);
}

/** Whether this browser has signed in to the account before. */
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

/** Remembers the browser that signed in. Returns whether it is new to a player who has used another before. */
export async function rememberDevice(
  database: Database,
  playerId: string,
  device: string,
  now: number,
): Promise<boolean> {
  const known = await database.query('select device_hash from known_devices where player_id = $1', [playerId]);
  await database.query(
    `insert into known_devices (player_id, device_hash, last_used_at) values ($1, $2, $3)
     on conflict (player_id, device_hash) do update set last_used_at = excluded.last_used_at`,
    [playerId, device, now],
  );
  return known.length > 0 && !known.some(({ device_hash }) => device_hash === device);
}
