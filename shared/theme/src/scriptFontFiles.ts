import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { scriptFonts } from './scriptFonts';

const { resolve } = createRequire(import.meta.url);
const folder = (name: string) => dirname(resolve(`${name}/package.json`));

/** A served file: its path, or its text. */
export type ServedFile = { path: string } | { css: string };

function devanagari(files: Map<string, ServedFile>): void {
  const { source } = scriptFonts.Deva ?? {};
  if (!source || !('file' in source)) return;
  const name = source.file.slice(source.file.lastIndexOf('/') + 1);
  files.set(source.file, { path: join(folder('@fontsource-variable/noto-sans-devanagari'), 'files', name) });
}

/** The subsets of the Chinese font, ordered by rarity of their characters, and the style sheet that lists them. */
function chinese(files: Map<string, ServedFile>): void {
  const { family, source } = scriptFonts.Hans ?? {};
  if (!source || !('sheet' in source)) return;
  const from = folder('@fontsource-variable/noto-sans-sc');
  const below = source.sheet.slice(0, source.sheet.lastIndexOf('/'));
  const ranges = JSON.parse(readFileSync(join(from, 'unicode.json'), 'utf8')) as Record<string, string>;
  const faces = Object.entries(ranges).flatMap(([cut, range]) => {
    const number = /^\[(\d+)\]$/.exec(cut)?.[1];
    if (!number) return [];
    const name = `noto-sans-sc-${number}-wght-normal.woff2`;
    files.set(`${below}/${name}`, { path: join(from, 'files', name) });
    return [
      `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:100 900;src:url(${below}/${name}) format('woff2');unicode-range:${range}}`,
    ];
  });
  files.set(source.sheet, { css: faces.join('') });
}

/** The files of the script fonts by URL path. For Node only. */
export function scriptFontFiles(): ReadonlyMap<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  devanagari(files);
  chinese(files);
  return files;
}
