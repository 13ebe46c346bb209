import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes } from '@marquee/contract/languages';
import type { AssetFile, CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { RemoteDescription } from '@marquee/federation-runtime/defineRemote';
import { containerName } from '@marquee/federation-runtime/names';
import { productOf } from '@marquee/federation-runtime/products';
import { assetFile, filesBelow } from './assets';
import { type Bundle, emitLocales, labelKeys, labelsOf, readLocales } from './locales';
import { modulesOf } from './readDescription';
import { sharedInRemote } from './sharedModules';

/**
 * The labels of a remote whose texts are in its code: they are English, and the keys of those that `src/locales` has in
 * other languages.
 */
function asWritten(description: RemoteDescription, bundles: Record<Language, Bundle>): CompiledRemote['labels'] {
  const keys = labelKeys(description);
  const textsIn = (code: Language) => Object.fromEntries(keys.map((text) => [text, bundles[code][text] ?? text]));
  return Object.fromEntries(languageCodes.map((code) => [code, textsIn(code)]));
}

/** The remote that is built. */
export interface BuiltRemote {
  root: string;
  description: RemoteDescription;
  version: string;
}

/** What a bundler has written, as paths below the output folder. */
export interface WrittenFiles {
  entry: string;
  /** Without it, pages are drawn in browsers only. */
  server?: string;
  /** All files that a module of the description loads besides the entry. */
  filesOf: (module: string) => readonly string[];
  /** Members of the sdk in use; empty if the bundler cannot tell. */
  sdk?: Iterable<string>;
  /** Bundled packages. */
  packages?: Iterable<string>;
}

/**
 * Writes the texts and `remote.json` beside what a bundler has written, any bundler. Throws if a file is not there.
 */
export function describeBuild(output: string, built: BuiltRemote, written: WrittenFiles): CompiledRemote {
  const { root, description, version } = built;
  const bundles = readLocales(root);
  const localeFiles = emitLocales(output, bundles);
  const names = filesBelow(output).filter((file) => file !== 'remote.json');
  const byName = new Map(names.map((file) => [file, assetFile(output, file)]));
  const file = (name: string): AssetFile => {
    const asset = byName.get(name);
    if (!asset) throw new Error(`The build of ${description.name} did not write ${name}.`);
    return asset;
  };
  const modules = modulesOf(description).map((module) => {
    const assets = written.filesOf(module).map(file);
    const ending = (suffix: string) => assets.filter((asset) => asset.file.endsWith(suffix));
    return [module, { js: ending('.js'), css: ending('.css') }];
  });
  const requires = Object.entries(sharedInRemote(description)).map(([key, row]) => [key, row.requiredVersion]);
  const compiled: CompiledRemote = {
    format: 1,
    ...description,
    version,
    container: containerName(description.name, version),
    entry: file(written.entry),
    ...(written.server && { server: file(written.server) }),
    modules: Object.fromEntries(modules),
    labels: productOf(description.name).isPublic
      ? labelsOf(labelKeys(description), bundles)
      : asWritten(description, bundles),
    locales: Object.fromEntries(
      languageCodes.map((code) => [code, file(localeFiles[code])]),
    ) as CompiledRemote['locales'],
    requires: Object.fromEntries(requires),
    sdk: [...(written.sdk ?? [])].sort(),
    packages: [...(written.packages ?? [])].sort(),
    files: [...byName.values()],
  };
  writeFileSync(join(output, 'remote.json'), `${JSON.stringify(compiled)}\n`);
  return compiled;
}

/** Chunk groups by name, as Rspack and webpack report them. */
export type ChunkGroups = Record<string, { assets?: { name: string }[] }>;

/** The entry of a remote among chunk groups. Throws if there is none. */
export function entryIn(groups: ChunkGroups, { description, version }: BuiltRemote): string {
  const container = containerName(description.name, version);
  const entry = groups[container]?.assets?.find(({ name }) => /^entry\..*js$/.test(name))?.name;
  if (!entry) throw new Error(`The build of ${description.name} has no entry.`);
  return entry;
}
