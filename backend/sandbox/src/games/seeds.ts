import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/kernel/database/database';
import type { Random } from '@marquee/kernel/random';
import { hashOf } from '@marquee/protocols/fairness/fairRandom';

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** A seed of a play session. The server seed stays secret until `revealed_at`. */
export interface Seed {
  id: string;
  server_seed: string;
  hash: string;
  client_seed: string;
  nonce: number;
  revealed_at: number | null;
}

/** What the player sees of a seed before it is revealed. `nonce` is that of the next round. */
export interface Commitment {
  hash: string;
  client_seed: string;
  nonce: number;
}

/** The commitment of a seed. */
export function commitmentOf({ hash: sealed, client_seed, nonce }: Seed): Commitment {
  return { hash: sealed, client_seed, nonce };
}

/** Makes the next seed of a play session. The old one, if any, must have been revealed. */
export async function newSeed(
  transaction: Database,
  random: Random,
  sessionId: string,
  clientSeed: string | undefined,
): Promise<Seed> {
  const server_seed = toHex(random.bytes(32));
  const client_seed = clientSeed ?? toHex(random.bytes(8));
  const seed = { id: randomUUID(), server_seed, hash: hashOf(server_seed), client_seed, nonce: 0, revealed_at: null };
  await transaction.query(
    'insert into game_seeds (id, play_session_id, server_seed, hash, client_seed) values ($1, $2, $3, $4, $5)',
    [seed.id, sessionId, server_seed, seed.hash, client_seed],
  );
  return seed;
}

/** The seed under which a play session's rounds run now. */
export async function openSeed(transaction: Database, random: Random, sessionId: string): Promise<Seed> {
  const [seed] = await transaction.query<Seed>(
    'select * from game_seeds where play_session_id = $1 and revealed_at is null',
    [sessionId],
  );
  return seed ?? newSeed(transaction, random, sessionId, undefined);
}

/** Takes the next nonce of the open seed. */
export async function takeNonce(transaction: Database, random: Random, sessionId: string): Promise<Seed> {
  const seed = await openSeed(transaction, random, sessionId);
  await transaction.query('update game_seeds set nonce = nonce + 1 where id = $1', [seed.id]);
  return seed;
}
