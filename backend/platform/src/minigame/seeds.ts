import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import { hashOf } from '@marquee/protocols/fairness/fairRandom';

const seedBytes = 32;

const secret = (random: Random) => Buffer.from(random.bytes(seedBytes)).toString('hex');

/** The seed that waits for a player's next play; made at the first question, the same until a play takes it. */
async function pendingSeed(
  database: Database,
  random: Random,
  playerId: string,
  lock: '' | 'for update' = '',
): Promise<string> {
  const read = `select server_seed from token_seeds where player_id = $1 ${lock}`;
  const [row] = await database.query<{ server_seed: string }>(read, [playerId]);
  if (row) return row.server_seed;
  // Who comes second waits for the first one's row, and reads it.
  await database.query(
    'insert into token_seeds (player_id, server_seed) values ($1, $2) on conflict (player_id) do nothing',
    [playerId, secret(random)],
  );
  return pendingSeed(database, random, playerId, lock);
}

/** The hash of the server seed that the player's next play will reveal: SHA-256, lower-case hexadecimal. */
export async function nextHash(database: Database, random: Random, playerId: string): Promise<string> {
  return hashOf(await pendingSeed(database, random, playerId));
}

/**
 * Takes the seed for a play and puts the next one in its place. Call it inside the play's transaction: the row's lock
 * keeps two plays from one seed, and a play that is rolled back leaves its seed where it was. Throws Refusal `tryAgain`
 * when `shown`, the hash that the player saw, is not this seed's: another play has taken that one.
 */
export async function takeSeed(
  transaction: Database,
  random: Random,
  playerId: string,
  shown: string | undefined,
): Promise<string> {
  const seed = await pendingSeed(transaction, random, playerId, 'for update');
  if (shown !== undefined && shown !== hashOf(seed)) throw new Refusal('tryAgain');
  await transaction.query('update token_seeds set server_seed = $2 where player_id = $1', [playerId, secret(random)]);
  return seed;
}
