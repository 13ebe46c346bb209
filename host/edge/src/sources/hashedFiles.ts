import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile } from '@marquee/federation-runtime/siteRegistry';
import { LRUCache } from 'lru-cache';
import { keyOf } from '../http/keyOf';
import { safePath } from '../http/staticFiles';

/** Folders of page files: the host's build, and releases. */
export interface FileFolders {
  host: string;
  releases: string;
}

/** A release has some texts for each of its styles and languages; others are read again. */
const kept = new LRUCache<string, string>({ max: 1000 });

/** The path of an address's file; null if it is not in these folders. */
function placeOf({ host, releases }: FileFolders, url: string): string | null {
  const [folder, rest] = url.startsWith('/releases/') ? [releases, url.slice('/releases/'.length)] : [host, url];
  const path = url.startsWith('//') ? null : safePath(rest);
  return path === null || !url.startsWith('/') ? null : join(folder, path);
}

function read(file: string, integrity: string): string | null {
  try {
    const bytes = readFileSync(file);
    const algorithm = integrity.slice(0, integrity.indexOf('-'));
    return integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
      ? bytes.toString()
      : null;
  } catch {
    return null;
  }
}

/**
 * The text of a file that is inlined in pages. Null if it is elsewhere, has no hash, or does not match it (Subresource
 * Integrity): then the page links to it, and the browser checks it.
 */
export function hashedText(folders: FileFolders, { url, integrity }: SiteFile): string | null {
  if (!integrity) return null;
  const key = keyOf(folders.host, folders.releases, url, integrity);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const place = placeOf(folders, url);
  const text = place && read(place, integrity);
  if (text === null) return null;
  kept.set(key, text);
  return text;
}
