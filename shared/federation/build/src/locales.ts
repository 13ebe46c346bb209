import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import type { RemoteDescription } from '@marquee/federation-runtime/defineRemote';

/** A flat translation bundle: key → text. */
export type Bundle = Record<string, string>;

/** A remote's bundles by language. A missing file gives an empty bundle: the gate reports missing keys. */
export function readLocales(root: string): Record<Language, Bundle> {
  const entries = languageCodes.map((code) => {
    const file = join(root, 'src/locales', `${languages[code].tag}.json`);
    return [code, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Bundle) : {}];
  });
  return Object.fromEntries(entries) as Record<Language, Bundle>;
}

/** Writes the bundles with hashed names into a build folder and returns their paths by language. */
export function emitLocales(output: string, bundles: Record<Language, Bundle>): Record<Language, string> {
  mkdirSync(join(output, 'locales'), { recursive: true });
  const entries = languageCodes.map((code) => {
    const text = JSON.stringify(bundles[code]);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const file = `locales/${languages[code].tag}.${hash}.json`;
    writeFileSync(join(output, file), text);
    return [code, file];
  });
  return Object.fromEntries(entries) as Record<Language, string>;
}

/** The label keys that a description refers to. */
export function labelKeys(description: RemoteDescription): string[] {
  const titles = description.routes.map((route) => route.title);
  const entries = (description.navigation ?? []).map((entry) => entry.label);
  const sections = (description.slots ?? []).flatMap((slot) => slot.label ?? []);
  return [...new Set([...titles, ...entries, ...sections])];
}

/** The texts of those keys in each language. A key without a text is left out. */
export function labelsOf(keys: string[], bundles: Record<Language, Bundle>): Record<Language, Bundle> {
  const entries = languageCodes.map((code) => {
    const known = keys.flatMap((key) => {
      const text = bundles[code][key] ?? bundles[code][`${key}_other`];
      return text === undefined ? [] : [[key, text] as const];
    });
    return [code, Object.fromEntries(known)];
  });
  return Object.fromEntries(entries) as Record<Language, Bundle>;
}
