import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, createView, utf8ToBytes } from '@noble/hashes/utils.js';

/** The source of an engine's random numbers. */
export interface Chance {
  /** A uniform integer from 0 (inclusive) to `limit` (exclusive; 1 to 2^32). */
  below(limit: number): number;
}

/** The commitment shown before the first round of a server seed: its SHA-256, lower-case hexadecimal. */
export function hashOf(serverSeed: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeed)));
}

/**
 * The random numbers of one round (D7): the 32-bit words of HMAC-SHA-256(server seed, `client seed:nonce:block`) for
 * blocks 0, 1, 2, …, big-endian, eight per block. `below` uses rejection sampling, so that every result is equally
 * likely. It does not need `crypto.subtle`, so that the same synchronous code draws on the server and verifies in any
 * browser.
 */
export function fairRandom(serverSeed: string, clientSeed: string, nonce: number): Chance {
  const key = utf8ToBytes(serverSeed);
  let view: DataView | undefined;
  let block = 0;
  let offset = 32;
  const next = () => {
    if (!view || offset === 32) {
      view = createView(hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${block++}`)));
      offset = 0;
    }
    const value = view.getUint32(offset);
    offset += 4;
    return value;
  };
  return {
    below(limit) {
      const even = 2 ** 32 - (2 ** 32 % limit);
      for (;;) {
        const value = next();
        if (value < even) return value % limit;
      }
    },
  };
}

/** Shuffles a list uniformly in place (Fisher–Yates). */
export function shuffle<T>(chance: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

/** The first `count` of a uniform permutation of 1…`most`. */
export function draw(chance: Chance, most: number, count: number): number[] {
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  for (let i = 0; i < count; i++) {
    const j = i + chance.below(most - i);
    [numbers[i], numbers[j]] = [numbers[j] as number, numbers[i] as number];
  }
  return numbers.slice(0, count);
}
