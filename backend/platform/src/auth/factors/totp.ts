import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app implements it; clocks may differ by one step of 30 s. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const window = 1;

const generatorOf = (secret: string, names: { issuer: string; label: string }) =>
  new TOTP({ ...rules, ...names, secret: Secret.fromBase32(secret) });

/** The time step of a code that is valid at `now`, or undefined. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = generatorOf(secret, { issuer: '', label: '' }).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / (rules.period * 1000)) + delta;
}

/**
 * Makes a new secret of 160 bits, replacing an unconfirmed one, as a URI for the app. Undefined if an app is already
 * set up.
 */
export async function beginTotp(
  database: Database,
  random: Random,
  { playerId, accountId, siteName }: { playerId: string; accountId: string; siteName: string },
  now: number,
): Promise<{ secret: string; uri: string } | undefined> {
  const secret = new Secret({ buffer: new Uint8Array(random.bytes(20)).buffer }).base32;
  const written = await database.query(
    `insert into totp_factors (player_id, secret, created_at) values ($1, $2, $3)
     on conflict (player_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
       where totp_factors.confirmed_at is null returning 1`,
    [playerId, secret, now],
  );
  if (written.length === 0) return undefined;
  return { secret, uri: generatorOf(secret, { issuer: siteName, label: accountId }).toString() };
}

/** The secret of a player's app, confirmed or not as requested. */
export async function totpSecret(
  database: Database,
  playerId: string,
  which: 'confirmed' | 'unconfirmed',
): Promise<string | undefined> {
  const [row] = await database.query(
    `select secret from totp_factors where player_id = $1 and (confirmed_at is not null) = $2`,
    [playerId, which === 'confirmed'],
  );
  return row?.secret;
}

/** Consumes a step, so that its code and earlier ones are refused from now on; false if it was used already. */
export async function useStep(database: Database, playerId: string, secret: string, step: number): Promise<boolean> {
  const used = await database.query(
    'update totp_factors set last_step = $3 where player_id = $1 and secret = $2 and last_step < $3 returning 1',
    [playerId, secret, step],
  );
  return used.length > 0;
}
