import { brotliDecompressSync } from 'node:zlib';

/** Where in the list of known tags of WOFF2 the only table stands that is read here. */
const cmapTag = 0;
/** Tags of WOFF2's list that have a transform unless they say otherwise: `glyf` and `loca`. */
const transformed: readonly number[] = [10, 11];
const unknownTag = 63;

/** Reads big-endian numbers one after another. */
class Reader {
  #at: number;
  readonly bytes: Buffer;
  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.#at = at;
  }
  get at(): number {
    return this.#at;
  }
  #take(length: number): number {
    this.#at += length;
    return this.bytes.readUIntBE(this.#at - length, length);
  }
  u8 = () => this.#take(1);
  u32 = () => this.#take(4);
  /** A number of one to five bytes, seven bits in each. */
  base128 = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = this.u8();
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
}

/** The `cmap` table of a WOFF2 file. Throws for a file of another kind, or without that table. */
function cmapOf(file: Buffer): Buffer {
  const header = new Reader(file);
  if (header.u32() !== 0x774f4632) throw new Error('is no WOFF2 file');
  const tables = file.readUInt16BE(12);
  const directory = new Reader(file, 48);
  let offset = 0;
  let found: [from: number, to: number] | undefined;
  for (let index = 0; index < tables; index++) {
    const flags = directory.u8();
    const tag = flags & 0x3f;
    const own = tag === unknownTag ? directory.u32() : undefined;
    const length = directory.base128();
    const version = flags >> 6;
    const isTransformed = transformed.includes(tag) ? version !== 3 : version !== 0;
    const stored = isTransformed ? directory.base128() : length;
    if (tag === cmapTag && own === undefined) found = [offset, offset + stored];
    offset += stored;
  }
  if (!found) throw new Error('has no table of characters');
  return brotliDecompressSync(file.subarray(directory.at, directory.at + file.readUInt32BE(20))).subarray(...found);
}

/** Ranges of characters in a subtable of format 4: segments of the first plane. Glyph 0 is that of what is missing. */
function* segments(table: Buffer): Generator<number> {
  const count = table.readUInt16BE(6) / 2;
  const [ends, starts, deltas, offsets] = [14, 16 + count * 2, 16 + count * 4, 16 + count * 6];
  for (let segment = 0; segment < count; segment++) {
    const at = (from: number) => table.readUInt16BE(from + segment * 2);
    const [end, start, delta, offset] = [at(ends), at(starts), at(deltas), at(offsets)];
    for (let point = start; point <= end && point < 0xffff; point++) {
      const place = offsets + segment * 2 + offset + (point - start) * 2;
      const glyph = offset === 0 ? point : table.readUInt16BE(place);
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) yield point;
    }
  }
}

/** Ranges of characters in a subtable of format 12: groups of all planes. */
function* groups(table: Buffer): Generator<number> {
  const reader = new Reader(table, 12);
  for (let left = reader.u32(); left > 0; left--) {
    const [start, end, glyph] = [reader.u32(), reader.u32(), reader.u32()];
    for (let point = start; point <= end; point++) if (glyph + point - start !== 0) yield point;
  }
}

/** The characters (code points) for which a WOFF2 font file has a glyph. For Node only. Throws for another file. */
export function glyphsOf(file: Buffer): ReadonlySet<number> {
  const cmap = cmapOf(file);
  const points = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    const read = format === 4 ? segments(table) : format === 12 ? groups(table) : [];
    for (const point of read) points.add(point);
  }
  return points;
}
