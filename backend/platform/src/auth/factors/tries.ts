import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context } from '../../calls/handlers';
import { deviceHash } from '../knownDevices';
import { networkOf } from '../place';
import { hashOf } from '../tokens';

/**
 * Tolerated wrong passwords and codes in a quarter of an hour, of somebody who already has a session or the password:
 * per known browser or network, and over all strangers.
 */
export const factorTolerance = { failures: 10, strangers: 20, within: 15 * 60_000 } as const;

/** Attempts dated further ahead than this were counted under a wrong clock and are ignored, ms. */
const ahead = 60_000;

/** Counter keys of this attempt: a browser known to the player, or the stranger's network and all strangers. */
async function countedBy({ database, address, cookies }: Context, playerId: string): Promise<[string, number][]> {
  const { failures, strangers } = factorTolerance;
  const device = deviceHash(cookies);
  const known = await database.query('select 1 from known_devices where player_id = $1 and device_hash = $2', [
    playerId,
    device ?? '',
  ]);
  if (known.length > 0) return [[`device ${device}`, failures]];
  return [
    [`network ${hashOf(networkOf(address))}`, failures],
    ['strangers', strangers],
  ];
}

/**
 * Counts an attempt before it is verified, in one statement per key, so that concurrent attempts cannot exceed the
 * limit. Throws Refusal('tooManyAttempts') for one too many. Strangers never lock out a browser known to the account.
 * Passkeys are not counted: they cannot be guessed. Returns a function that resets the count after a success.
 */
export async function countTry(context: Context, playerId: string): Promise<() => Promise<unknown>> {
  const { database, clock } = context;
  const counted = await countedBy(context, playerId);
  for (const [by, most] of counted) await count(database, playerId, by, most, clock.now());
  const [[own] = ['']] = counted;
  return () =>
    database.query('delete from second_factor_tries where player_id = $1 and counted_by = $2', [playerId, own]);
}

async function count(database: Database, playerId: string, by: string, most: number, now: number): Promise<void> {
  const [row] = await database.query(
    `insert into second_factor_tries (player_id, counted_by, count, since) values ($1, $2, 1, $3)
     on conflict (player_id, counted_by) do update set
       count = case when second_factor_tries.since > $4 and second_factor_tries.since <= $5 then second_factor_tries.count + 1 else 1 end,
       since = case when second_factor_tries.since > $4 and second_factor_tries.since <= $5 then second_factor_tries.since else excluded.since end
     returning count`,
    [playerId, by, now, now - factorTolerance.within, now + ahead],
  );
  if (row && row.count > most) throw new Refusal('tooManyAttempts', { httpStatus: 429 });
}
