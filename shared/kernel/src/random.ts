import { randomBytes, randomInt } from 'node:crypto';

/** Randomness, injectable so that tests are repeatable. */
export interface Random {
  /** Cryptographically secure bytes. */
  bytes(count: number): Uint8Array;
  /** A uniform integer from 0 (inclusive) to `limit` (exclusive; at most 2^48). */
  below(limit: number): number;
}

/** The system's randomness. */
export const systemRandom: Random = { bytes: (count) => randomBytes(count), below: (limit) => randomInt(limit) };
