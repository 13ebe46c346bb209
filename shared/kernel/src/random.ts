import { randomBytes, randomInt } from 'node:crypto';

/** Randomness, injectable so that tests are repeatable. */
export interface Random {
  /** Unpredictable bytes. */
  bytes(count: number): Uint8Array;
  /** A uniform integer from 0 up to, but not including, `limit` (at most 2^48). */
  below(limit: number): number;
}

/** The machine's own randomness. */
export const systemRandom: Random = { bytes: (count) => randomBytes(count), below: (limit) => randomInt(limit) };
