/** Numbers in [0, 1) that depend on the text alone: the same seed gives the same fixtures on every machine. */
export interface Stream {
  next(): number;
  /** An integer in [0, limit). */
  below(limit: number): number;
  /** Roughly normal with mean 0 and deviation 1. */
  normal(): number;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** A stream of its own for each key (mulberry32 over FNV-1a). */
export function streamOf(...key: (string | number)[]): Stream {
  let state = hash(key.join('\u0000'));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    normal: () =>
      next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() + next() - 6,
  };
}

/** The list in an order of the stream's own; the list itself stays. */
export function shuffled<T>(list: readonly T[], stream: Stream): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = stream.below(index + 1);
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}
