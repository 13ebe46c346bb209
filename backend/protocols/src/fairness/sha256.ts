/**
 * SHA-256 and HMAC-SHA-256 without a platform: the same code draws on the server and verifies in any browser, also where
 * `crypto.subtle` is missing.
 */
const constants = new Uint32Array(64);
const start = new Uint32Array(8);

/** The first 32 bits of the fractional part of a root of each of the first 64 primes define the constants (FIPS 180-4). */
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
  if (!prime) continue;
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  if (found < 8) start[found] = fraction(Math.sqrt(candidate));
  constants[found++] = fraction(Math.cbrt(candidate));
}

const words = new Uint32Array(64);

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

/** The digest of bytes: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const length = ((message.length + 8) >> 6) + 1;
  const padded = new Uint8Array(length * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = new Uint32Array(start);
  for (let block = 0; block < padded.length; block += 64) compress(state, view, block);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

function compress(state: Uint32Array, view: DataView, block: number): void {
  const at = (array: Uint32Array, index: number) => array[index] as number;
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      words[i] = view.getUint32(block + i * 4);
      continue;
    }
    const early = at(words, i - 15);
    const late = at(words, i - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = (at(words, i - 16) + s0 + at(words, i - 7) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(constants, i) + at(words, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (at(state, index) + value) | 0;
  });
}

/** HMAC-SHA-256 of a message under a key. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = new Uint8Array(64 + message.length);
  const outer = new Uint8Array(96);
  for (let i = 0; i < 64; i++) {
    inner[i] = (block[i] as number) ^ 0x36;
    outer[i] = (block[i] as number) ^ 0x5c;
  }
  inner.set(message, 64);
  outer.set(sha256(inner), 64);
  return sha256(outer);
}

/** Lower-case hexadecimal of bytes. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
