import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes } from '@marquee/contract/languages';
import type { AssetFile, CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { type Published, releaseOf } from './registry/published';

const file = (name: string): AssetFile => ({
  file: name,
  integrity: `sha384-${'a'.repeat(64)}`,
  bytes: 10,
  brotli: 10,
});

/** A compiled description for tests; `given` overrides the defaults. */
export function compiledRemote(version = '1.0.0', given: Partial<CompiledRemote> = {}): CompiledRemote {
  const each = <Value>(value: (code: string) => Value) =>
    Object.fromEntries(languageCodes.map((code) => [code, value(code)])) as Record<
      (typeof languageCodes)[number],
      Value
    >;
  return {
    format: 1,
    name: 'lobby',
    version,
    container: `marquee_lobby_${version}`.replace(/\W/g, '_'),
    hostApi: '^1.0.0',
    categories: ['slot_game', 'fishing'],
    calls: [],
    routes: [
      { path: '/slots', page: './lobby/LobbyPage', category: 'slot_game', title: 'lobby.slots' },
      { path: '/fishing', page: './lobby/FishingPage', category: 'fishing', title: 'lobby.fishing' },
    ],
    navigation: [{ to: '/slots', label: 'nav.slots', icon: 'cherry', place: 'main', order: 1, category: 'slot_game' }],
    slots: [],
    entry: file('entry.12345678.js'),
    modules: {
      './lobby/LobbyPage': { js: [file('lobby.js')], css: [] },
      './lobby/FishingPage': { js: [file('fishing.js')], css: [] },
    },
    labels: each((code) => ({
      'lobby.slots': `Slots ${code}`,
      'lobby.fishing': `Fish ${code}`,
      'nav.slots': `Slots ${code}`,
    })),
    locales: each((code) => file(`locales/${code}.json`)),
    requires: {},
    sdk: [],
    packages: [],
    files: [],
    ...given,
  };
}

/** A published version for tests. */
export function published(version = '1.0.0', given: Partial<CompiledRemote> = {}): Published {
  const compiled = compiledRemote(version, given);
  return { remote: compiled.name, version, release: releaseOf(compiled, `source-${version}`), built: true };
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder, removed with the process. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-federation-'));
  folders.push(folder);
  return folder;
}
