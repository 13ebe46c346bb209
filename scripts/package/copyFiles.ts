import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { faceFiles } from '../../backend/sandbox/src/art/lettering';
import { fontFiles } from '../../shared/theme/src/fonts';
import { scriptFontFiles } from '../../shared/theme/src/scriptFontFiles';
import type { Placed } from './packages';

/** All files below a folder, as paths with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join(posix.sep))
    .sort();
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

/** Copies a file, or the matching files of a folder. Throws if there are none. */
export function copyPath(from: string, to: string, only = /./): void {
  if (statSync(from).isFile()) {
    copyFile(from, to);
    return;
  }
  const files = filesIn(from).filter((file) => only.test(file) && !/(^|\/)node_modules\//.test(file));
  if (files.length === 0) throw new Error(`There is nothing to copy in ${from}`);
  for (const file of files) copyFile(join(from, file), join(to, file));
}

/** Types and maps of packages, which are not needed to run. */
const notRun = /\.(map|flow|[cm]?ts|tsx)$/;

/** The used font files by name: packages have many more. */
function usedFonts(): Set<string> {
  const paths = [
    ...fontFiles().map(({ from }) => from),
    ...[...scriptFontFiles().values()].flatMap((file) => ('path' in file ? file.path : [])),
    ...Object.values(faceFiles),
  ];
  return new Set(paths.map((path) => path.split(/[\\/]/).at(-1) ?? ''));
}

/** Copies packages to their places below a folder: what is needed to run, with licences. */
export function copyPackages(packages: readonly Placed[], below: string): void {
  const fonts = usedFonts();
  for (const { name, from, to } of packages) {
    const isFont = name.startsWith('@fontsource');
    for (const file of filesIn(from)) {
      if (/(^|\/)node_modules\//.test(file) || notRun.test(file)) continue;
      const base = file.split('/').at(-1) ?? '';
      if (isFont && file.includes('/') && !fonts.has(base)) continue;
      if (isFont && /\.(css|scss|md)$/.test(file)) continue;
      copyFile(join(from, file), join(below, to, file));
    }
  }
}

/** Replaces links to files that were not copied by plain text. */
export function unlinkPages(archive: string): void {
  const pages = filesIn(join(archive, 'docs')).filter((file) => file.endsWith('.md'));
  for (const page of ['CHANGELOG.md', ...pages.map((page) => join('docs', page))]) {
    const file = join(archive, page);
    const text = readFileSync(file, 'utf8').replace(/\[([^\]]+)\]\(([^)#\s]+)(#[^)\s]*)?\)/g, (link, words, target) => {
      if (/^[a-z]+:/.test(target)) return link;
      return statSync(join(dirname(file), target), { throwIfNoEntry: false }) ? link : words;
    });
    writeFileSync(file, text);
  }
}
