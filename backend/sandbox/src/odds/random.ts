import { createHmac } from 'node:crypto';

/** Numbers in [0, 1) derived from secret and key: the same season in every process with the secret. */
export interface Stream {
  next(): number;
  /** An integer in [0, limit). */
  below(limit: number): number;
  /** Normal with mean 0 and deviation 1. */
  normal(): number;
}

/** A separate stream for each key. */
export type Streams = (...key: (string | number)[]) => Stream;

const wordBytes = 6;

/**
 * Streams that are unpredictable without the secret: block n of a key is HMAC-SHA-256 of key and n. Each number takes
 * 48 bits.
 */
export function streamsOf(secret: string): Streams {
  return (...key) => {
    const text = key.join('\u0000');
    let block = Buffer.alloc(0);
    let blocks = 0;
    let used = 0;
    const next = () => {
      if (used + wordBytes > block.length) {
        block = createHmac('sha256', secret).update(`${text}\u0000${blocks}`).digest();
        blocks += 1;
        used = 0;
      }
      used += wordBytes;
      return block.readUIntBE(used - wordBytes, wordBytes) / 2 ** (wordBytes * 8);
    };
    return {
      next,
      below: (limit) => Math.floor(next() * limit),
      normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    };
  };
}

/** A shuffled copy of the list. */
export function shuffled<T>(list: readonly T[], stream: Stream): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = stream.below(index + 1);
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}
