import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageCodes, languages } from '@marquee/contract/languages';
import { assetFile, integrityOf } from '@marquee/federation-build/assets';
import { labelsOf } from '@marquee/federation-build/locales';
import type { AssetFile, CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { compiledRemote } from '../../testing';
import type { GateContext } from '../rules';

/** A build for tests of the gate, and its context. */
export interface Candidate {
  files: Record<string, string>;
  bundles: Record<string, Record<string, string>>;
  given: Partial<CompiledRemote>;
  context: GateContext;
  /** The role of each file. */
  built: {
    entry: string;
    /** None if it is only rendered in browsers. */
    server?: string;
    modules: Record<string, { js: string[]; css: string[] }>;
    /** Keys of the description's labels. */
    labels: string[];
  };
  /** Modifies the compiled description after hashing. */
  after?: (compiled: CompiledRemote, folder: string) => void;
}

/** Server code as a build writes it: a function for each module. */
export const goodServer = `const react = require("react");
exports["./lobby/LobbyPage"] = () => ({ LobbyPage: () => react.createElement("h1") });
exports["./lobby/FishingPage"] = () => ({ FishingPage: class extends react.Component {} });`;

/** A build that passes the gate. */
export function goodCandidate(): Candidate {
  const texts = {
    'lobby.slots': 'Slots',
    'lobby.fishing': 'Fishing',
    'nav.slots': 'Slots',
    greeting: 'Hello {{name}}',
  };
  const bundles = languageCodes.map((code) => {
    const forms = new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories;
    return [code, { ...texts, ...Object.fromEntries(forms.map((form) => [`games_${form}`, '{{count}} games'])) }];
  });
  const chunks = { 'lobby.js': 'sdk.Button', 'fishing.js': 'sdk.Link' };
  const hashes = JSON.stringify(Object.values(chunks).map(integrityOf));
  return {
    files: {
      'entry.12345678.js': `document.currentScript;var m={"./lobby/LobbyPage":1,"./lobby/FishingPage":2},h=${hashes};`,
      'server.12345678.cjs': goodServer,
      ...chunks,
      'lobby.css': '.lobby-root-abc{color:red}@media (width>10px){.lobby-root-abc h1,.lobby-x-1:is(a,b){margin:0}}',
    },
    bundles: Object.fromEntries(bundles),
    given: { requires: { react: '^19.0.0', '@marquee/sdk': '^1.0.0' }, sdk: ['Button', 'Link'] },
    context: {
      offers: { react: '19.3.1', '@marquee/sdk': '1.0.0' },
      hostApi: '1.0.0',
      hostMembers: ['Button', 'Link'],
      others: [],
    },
    built: {
      entry: 'entry.12345678.js',
      server: 'server.12345678.cjs',
      modules: {
        './lobby/LobbyPage': { js: ['lobby.js'], css: ['lobby.css'] },
        './lobby/FishingPage': { js: ['fishing.js'], css: [] },
      },
      labels: ['lobby.slots', 'lobby.fishing', 'nav.slots'],
    },
  };
}

/** Writes a candidate into a folder, and returns its compiled description. */
export function writeCandidate(candidate: Candidate, folder: string, version = '1.0.0'): CompiledRemote {
  const locales = languageCodes.map((code) => [code, `locales/${languages[code].tag}.json`] as const);
  const localeTexts = locales.map(([code, file]) => [file, JSON.stringify(candidate.bundles[code])] as const);
  const files = { ...candidate.files, ...Object.fromEntries(localeTexts) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const assets = new Map(Object.keys(files).map((file) => [file, assetFile(folder, file)]));
  const asset = (file: string): AssetFile => assets.get(file) ?? assetFile(folder, file);
  const bundles = candidate.bundles as Parameters<typeof labelsOf>[1];
  const base = compiledRemote(version, candidate.given);
  const { entry, server, labels } = candidate.built;
  const modules = Object.entries(candidate.built.modules).map(([module, { js, css }]) => [
    module,
    { js: js.map(asset), css: css.map(asset) },
  ]);
  const compiled: CompiledRemote = {
    ...base,
    entry: asset(entry),
    ...(server && { server: asset(server) }),
    modules: Object.fromEntries(modules),
    locales: Object.fromEntries(locales.map(([code, file]) => [code, asset(file)])) as CompiledRemote['locales'],
    labels: labelsOf(labels, bundles),
    files: Object.keys(files).map(asset),
  };
  candidate.after?.(compiled, folder);
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(compiled));
  return compiled;
}
