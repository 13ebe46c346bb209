import { randomUUID } from 'node:crypto';
import type { Database, RowOf } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import { hashOf } from '@marquee/protocols/fairness/fairRandom';
import { unsettled } from './storedRounds';

const secret = (random: Random, bytes = 32) => Buffer.from(random.bytes(bytes)).toString('hex');

/**
 * A seed of a play session. The server seed is secret until `revealed_at`; the next one until it has been used and
 * revealed.
 */
export type Seed = Omit<
  RowOf<'select * from game_seeds where id = $1 and revealed_at is null for update'>,
  'play_session_id'
>;

/**
 * The published part of a seed before it is revealed. `nonce` is the next round's; `next_hash` commits to the next
 * server seed before the player chooses the next client seed.
 */
export interface Commitment {
  hash: string;
  client_seed: string;
  nonce: number;
  next_hash: string;
}

/** The commitment of a seed. */
export function commitmentOf({ hash: sealed, client_seed, nonce, next_server_seed }: Seed): Commitment {
  return { hash: sealed, client_seed, nonce, next_hash: hashOf(next_server_seed) };
}

async function insertSeed(
  transaction: Database,
  random: Random,
  sessionId: string,
  given: Pick<Seed, 'server_seed' | 'client_seed'>,
): Promise<Seed> {
  const id = randomUUID();
  const sealed = hashOf(given.server_seed);
  const next_server_seed = secret(random);
  await transaction.query(
    `insert into game_seeds (id, play_session_id, server_seed, hash, client_seed, next_server_seed)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, sessionId, given.server_seed, sealed, given.client_seed, next_server_seed],
  );
  return { id, ...given, hash: sealed, nonce: 0, revealed_at: null, next_server_seed };
}

/** The play session's current seed. */
export async function openSeed(transaction: Database, random: Random, sessionId: string): Promise<Seed> {
  const [seed] = await transaction.query(
    'select * from game_seeds where play_session_id = $1 and revealed_at is null',
    [sessionId],
  );
  return (
    seed ?? insertSeed(transaction, random, sessionId, { server_seed: secret(random), client_seed: secret(random, 8) })
  );
}

/** Takes the next nonce of the open seed. */
export async function takeNonce(transaction: Database, random: Random, sessionId: string): Promise<Seed> {
  const take = async () => {
    const [seed] = await transaction.query(
      `update game_seeds set nonce = nonce + 1 where play_session_id = $1 and revealed_at is null returning *`,
      [sessionId],
    );
    return seed && { ...seed, nonce: seed.nonce - 1 };
  };
  const seed = await take();
  if (seed) return seed;
  // None yet, or it was revealed while waiting for the row lock: read its successor.
  await openSeed(transaction, random, sessionId);
  return (await take()) as Seed;
}

/**
 * Reveals the current seed and continues with the committed next one and the player's client seed. The row lock keeps
 * rounds from starting meanwhile. Throws Refusal `roundOpen` while one is open.
 */
export async function changeSeed(
  transaction: Database,
  random: Random,
  session: { id: string; client_seed: string; now: number },
): Promise<{ old: Seed; next: Seed }> {
  const { id } = await openSeed(transaction, random, session.id);
  const [old] = await transaction.query('select * from game_seeds where id = $1 and revealed_at is null for update', [
    id,
  ]);
  const open = await transaction.query(`select 1 from game_rounds where play_session_id = $1 and ${unsettled}`, [
    session.id,
  ]);
  if (!old || open.length > 0) throw new Refusal('roundOpen');
  await transaction.query('update game_seeds set revealed_at = $2 where id = $1', [old.id, session.now]);
  const { client_seed } = session;
  return {
    old,
    next: await insertSeed(transaction, random, session.id, { server_seed: old.next_server_seed, client_seed }),
  };
}
