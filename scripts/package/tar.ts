import { createReadStream, createWriteStream, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const block = 512;

/** Splits a path into a header's fields name and prefix. Throws if it does not fit. */
function nameAndPrefix(path: string): [name: string, prefix: string] {
  if (Buffer.byteLength(path) <= 100) return [path, ''];
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return [name, prefix];
  }
  throw new Error(`${path} is too long for an archive`);
}

/** The header of an entry (POSIX ustar): owned by root, world-readable, writable by its owner. */
export function tarHeader(path: string, { size, mode, mtime }: { size: number; mode: number; mtime: number }): Buffer {
  const header = Buffer.alloc(block);
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'ascii');
  const [name, prefix] = nameAndPrefix(path);
  header.write(name, 0);
  octal(mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(mtime, 136, 12);
  header.write('        ', 148, 'ascii');
  header.write(path.endsWith('/') ? '5' : '0', 156, 'ascii');
  header.write('ustar\x0000', 257, 'ascii');
  header.write('root', 265, 'ascii');
  header.write('root', 297, 'ascii');
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return header;
}

async function* entriesOf(folder: string): AsyncGenerator<Buffer> {
  const above = dirname(folder);
  const mtime = Math.floor(Date.now() / 1000);
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = all.map((entry) => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }));
  paths.sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, isFolder } of [{ path: folder, isFolder: true }, ...paths]) {
    const name = relative(above, path).split(sep).join(posix.sep);
    if (isFolder) {
      yield tarHeader(`${name}/`, { size: 0, mode: 0o755, mtime });
      continue;
    }
    const { size } = statSync(path);
    const mode = /\/bin\/\w+\.mjs$/.test(name) ? 0o755 : 0o644;
    yield tarHeader(name, { size, mode, mtime });
    for await (const part of createReadStream(path)) yield part as Buffer;
    if (size % block > 0) yield Buffer.alloc(block - (size % block));
  }
  yield Buffer.alloc(2 * block);
}

/** Writes a folder, under its own name, as `.tar.gz`, without external programs. */
export async function writeTar(folder: string, file: string): Promise<void> {
  await pipeline(Readable.from(entriesOf(folder)), createGzip({ level: 9 }), createWriteStream(file));
}
