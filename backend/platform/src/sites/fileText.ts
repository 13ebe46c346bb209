import { readFileSync, statSync } from 'node:fs';
import { lineFinder } from './lineOf';

/** Most bytes of one file: twenty times the longest of the product's. */
export const mostBytes = 2_000_000;
/** Most objects and lists inside each other; a menu's entries need seven. */
const mostNested = 20;

/** Why a file has no text that can be read, with its line. */
export class Unreadable extends Error {
  constructor(
    reason: string,
    readonly line = 1,
  ) {
    super(reason);
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Causes by their codes. */
const causes: Record<string, string> = {
  ENOENT: 'is not there; correct the name',
  ENOTDIR: 'is not there; correct the name',
  EACCES: 'cannot be read by this user; give it the right to',
  EPERM: 'cannot be read by this user; give it the right to',
  ELOOP: 'is a link in a circle; make it a file',
};

/** The text of a file. Throws Unreadable with the cure. */
export function readText(path: string): string {
  try {
    const { size } = regularFile(path);
    assertSize(size);
    return decoded(readFileSync(path));
  } catch (fault) {
    throw fault instanceof Unreadable ? fault : new Unreadable(whyUnreadable(fault));
  }
}

/** Why a file cannot be read, and what to do. */
export function whyUnreadable(fault: unknown): string {
  const { code = '', message } = fault as NodeJS.ErrnoException;
  return causes[code] ?? (code ? `cannot be read: ${code}` : message);
}

/** What is known of a file: it is one, and neither a folder nor a device. Throws file system errors, and Unreadable. */
export function regularFile(path: string) {
  const stats = statSync(path);
  if (!stats.isFile()) throw new Unreadable(`is ${stats.isDirectory() ? 'a folder' : 'no ordinary file'}; name a file`);
  return stats;
}

function assertSize(bytes: number): void {
  if (bytes > mostBytes)
    throw new Unreadable(`has ${megabytes(bytes)}, and may have ${megabytes(mostBytes)}; take out what is too long`);
}

/** Bytes as text: UTF-8, and no other. */
function decoded(bytes: Buffer): string {
  assertSize(bytes.length);
  const hasMark = ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));
  if (hasMark || bytes[0] === 0 || bytes[1] === 0) throw new Unreadable('is UTF-16; save it as UTF-8');
  const text = bytes.toString('utf8');
  if (bytes.equals(Buffer.from(text))) return text;
  // The first byte that is none becomes U+FFFD.
  const line = lineFinder(text)(text.indexOf('\ufffd'));
  throw new Unreadable('has a byte that is not UTF-8; save it as UTF-8', line);
}

/** Throws Unreadable where objects and lists are too deep inside each other, which readers of JSON do not survive. */
export function assertShallow(text: string): void {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else isInText = sign !== '"' && sign !== '\n';
    } else if (sign === '"') isInText = true;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === '{' || sign === '[') depth += 1;
    if (depth > mostNested)
      throw new Unreadable(
        `has more than ${mostNested} objects and lists inside each other; take out the inner ones`,
        lineFinder(text)(at),
      );
  }
}
