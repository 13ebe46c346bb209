import { gunzipSync } from 'node:zlib';
import { ArtefactFault, limits, refusePath, shown } from './limits';

const block = 512;

/** Files by path. */
export type Files = Map<string, Uint8Array>;

const fault = (message: string) => new ArtefactFault('file', message);

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8').replace(/\0.*$/s, '');

function numberOf(field: Uint8Array): number {
  const text = textOf(field).trim();
  if (!/^[0-7]{1,11}$/.test(text)) throw fault('the archive has a size that is no number');
  return Number.parseInt(text, 8);
}

/** The sum of a header's bytes, with spaces in place of the sum itself. */
function sumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

/** The path in an extended header (POSIX pax): lines of `<length> <name>=<value>`. */
function paxPath(content: Uint8Array): string | undefined {
  return /(?:^|\n)\d+ path=([^\n]*)\n/.exec(Buffer.from(content).toString('utf8'))?.[1];
}

/** Unpacks; refuses what would unpack into more than is allowed. */
function unzipped(packed: Uint8Array): Buffer {
  try {
    return gunzipSync(packed, { maxOutputLength: limits.unpacked });
  } catch (error) {
    const isHuge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw fault(isHuge ? `the archive unpacks into more than ${limits.unpacked} bytes` : 'the archive is no .tar.gz');
  }
}

/**
 * The regular files of a `.tar.gz` (ustar, GNU and pax names). Nothing is written. Throws ArtefactFault for links,
 * devices, paths outside of the archive, two files of one path, and what is too large.
 */
export function readTar(packed: Uint8Array): Files {
  const bytes = unzipped(packed);
  const files: Files = new Map();
  let longPath: string | undefined;
  for (let at = 0; at + block <= bytes.length; ) {
    const header = bytes.subarray(at, at + block);
    if (header.every((byte) => byte === 0)) break;
    if (numberOf(header.subarray(148, 156)) !== sumOf(header)) throw fault('the archive has a damaged header');
    const size = numberOf(header.subarray(124, 136));
    const content = bytes.subarray(at + block, at + block + size);
    if (content.length < size) throw fault('the archive ends within a file');
    at += block + Math.ceil(size / block) * block;
    const type = String.fromCharCode(header[156] ?? 0).replace('\0', '0');
    const prefix = textOf(header.subarray(257, 265)).startsWith('ustar') ? textOf(header.subarray(345, 500)) : '';
    const short = [prefix, textOf(header.subarray(0, 100))].filter(Boolean).join('/');
    if (type === 'g') continue;
    if (type === 'L' || type === 'x') {
      longPath = type === 'L' ? textOf(content) : (paxPath(content) ?? longPath);
      continue;
    }
    const path = (longPath ?? short).replace(/^(\.\/)+/, '');
    longPath = undefined;
    if (type === '5') continue;
    if (type !== '0') throw fault(`${shown(path)} is a link, or no file at all`);
    refusePath(path);
    if (files.has(path)) throw fault(`${shown(path)} is there twice`);
    if (files.size === limits.files) throw fault(`the archive has more than ${limits.files} files`);
    files.set(path, content);
  }
  return files;
}
