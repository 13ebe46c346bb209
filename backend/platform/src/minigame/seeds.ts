import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import { hashOf } from '@marquee/protocols/fairness/fairRandom';

const seedBytes = 32;

const secret = (random: Random) => Buffer.from(random.bytes(seedBytes)).toString('hex');

/** The server seed of the player's next play: created on first use, the same until a play takes it. */
async function pendingSeed(
  database: Database,
  random: Random,
  playerId: string,
  lock: '' | 'for update' = '',
): Promise<string> {
  const read = `select server_seed from token_seeds where player_id = $1 ${lock}` as const;
  const [row] = await database.query(read, [playerId]);
  if (row) return row.server_seed;
  // A concurrent call waits for the first one's row, and reads it.
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
 * Takes the seed for a play and replaces it by the next one. Call it inside the play's transaction: the row lock keeps
 * two plays from sharing a seed, and a rollback restores it. Throws Refusal `tryAgain` if `shown`, the hash that the
 * player saw, belongs to an earlier seed.
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
