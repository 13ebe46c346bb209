import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';

const folder = join(root, 'shared/i18n/src/bundles');
const read = new Map<string, Record<string, string>>();

/** A bundle of the host's texts in the language of a tag (`en`, `pt-BR`), cached. Falls back to English. */
export function hostBundle(tag: string, bundle: 'ui' | 'misc' | 'errors'): Record<string, string> {
  const key = `${tag}/${bundle}.json`;
  const known = read.get(key);
  if (known) return known;
  const file = existsSync(join(folder, key)) ? key : `en/${bundle}.json`;
  const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
  read.set(key, texts);
  return texts;
}
