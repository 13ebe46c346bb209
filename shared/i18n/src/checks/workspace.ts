import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import { type Program, parseSync } from 'oxc-parser';
import { type Bundle, hostBundles } from '../text';

/** The repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A parsed source file. */
export interface Source {
  /** Path in the repository. */
  file: string;
  text: string;
  program: Program;
}

/** Parses TypeScript or TSX, by the file's extension. Throws on errors. */
export function parse(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { file, text, program };
}

/** All sources below folders of the repository, except tests. */
export function sourcesIn(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|full|d)\.tsx?$|checks\/|testing|node_modules\//.test(name))
      .map((name) => join(folder, name))
      .map((file) => parse(file, readFileSync(join(root, file), 'utf8'))),
  );
}

/** The remotes of the workspace. */
export const remotes = readdirSync(join(root, 'remotes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The desk's remotes; the words of their menu are in every language. */
const deskRemotes = readdirSync(join(root, 'desk/remotes')).filter((name) =>
  existsSync(join(root, 'desk/remotes', name, 'src/locales')),
);

/**
 * A bundle in every language: the host's five, one for each remote, the games', that of messages, those of the desk.
 */
export interface BundleSet {
  name: string;
  in: Record<Language, Bundle>;
}

function bundleSet(name: string, fileOf: (tag: string) => string): BundleSet {
  const read = (code: Language) => JSON.parse(readFileSync(join(root, fileOf(languages[code].tag)), 'utf8')) as Bundle;
  return {
    name,
    in: Object.fromEntries(languageCodes.map((code) => [code, read(code)])) as Record<Language, Bundle>,
  };
}

/** The host's bundle of that name. */
export const hostBundle = (name: (typeof hostBundles)[number]): BundleSet =>
  bundleSet(name, (tag) => `shared/i18n/src/bundles/${tag}/${name}.json`);

/** The bundle of a remote. */
export const remoteBundle = (remote: string): BundleSet =>
  bundleSet(remote, (tag) => `remotes/${remote}/src/locales/${tag}.json`);

/** The bundle of all sandbox games. */
const gamesBundle = (): BundleSet => bundleSet('games', (tag) => `backend/sandbox/play/src/locales/${tag}.json`);

/** What the platform writes to people. */
const messagesBundle = (): BundleSet =>
  bundleSet('of messages', (tag) => `backend/platform/src/messages/texts/${tag}.json`);

/** The frame of the desk, in which staff work. */
export const deskBundle = (): BundleSet => bundleSet('of the desk', (tag) => `desk/host/src/locales/${tag}.json`);

/** Every bundle of the workspace. */
export const allBundles = (): BundleSet[] => [
  ...hostBundles.map(hostBundle),
  ...remotes.map(remoteBundle),
  gamesBundle(),
  messagesBundle(),
  deskBundle(),
  ...deskRemotes.map((name) => bundleSet(name, (tag) => `desk/remotes/${name}/src/locales/${tag}.json`)),
];
