import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { CompiledRemote } from '../compile/compiled';
import { compiledRemote, testFolder } from '../testing';
import { checkArtefact, rules } from './gate';
import { brokenByHost } from './hostApi';
import { exportedMembers } from './hostMembers';
import { type Candidate, goodCandidate, goodServer, writeCandidate } from './testing';

function refusedRules(candidate: Candidate): string[] {
  const folder = testFolder();
  const compiled = writeCandidate(candidate, folder);
  return [...new Set(checkArtefact(folder, compiled, candidate.surroundings).map((problem) => problem.rule))];
}

test('Gate > a good build passes', () => {
  expect(refusedRules(goodCandidate())).toEqual([]);
});

/** Noise that brotli cannot shrink. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) => ((index * 2654435761) >>> 0).toString(36)).join('');

const corpus: [rule: string, what: string, spoil: (candidate: Candidate) => void][] = [
  [
    'shared-version',
    'needs a React that the host does not have',
    (c) => {
      c.given.requires = { react: '^20.0.0' };
    },
  ],
  [
    'shared-version',
    'needs a module that nobody shares',
    (c) => {
      c.given.requires = { lodash: '^4.0.0' };
    },
  ],
  [
    'own-copy',
    'packed MobX',
    (c) => {
      c.given.packages = ['mobx'];
    },
  ],
  [
    'own-copy',
    'packed React unseen',
    (c) => {
      c.files['lobby.js'] = 'Symbol.for("react.transitional.element")';
    },
  ],
  [
    'host-api-range',
    'needs a newer host',
    (c) => {
      c.given.hostApi = '^1.1.0';
    },
  ],
  [
    'host-api-member',
    'uses a member that is gone',
    (c) => {
      c.given.sdk = ['Gone'];
    },
  ],
  [
    'host-api-member',
    'hands the sdk on whole',
    (c) => {
      c.given.sdk = ['*'];
    },
  ],
  [
    'collision',
    'takes a live remote’s category',
    (c) => {
      c.surroundings.others.push(other({ categories: ['fishing'] }));
    },
  ],
  [
    'collision',
    'takes a live remote’s route',
    (c) => {
      c.surroundings.others.push(other({ routes: route('/slots') }));
    },
  ],
  [
    'double-route',
    'declares a path twice',
    (c) => {
      c.given.routes = [...route('/a/:x'), ...route('/a/:y')];
    },
  ],
  [
    'page-module',
    'has a page without code',
    (c) => {
      c.after = (built) => void delete built.modules['./lobby/LobbyPage'];
    },
  ],
  [
    'page-module',
    'does not expose a page',
    (c) => {
      c.files['entry.12345678.js'] = 'document.currentScript;"./lobby/LobbyPage"';
    },
  ],
  [
    'hash',
    'was changed after hashing',
    (c) => {
      c.after = (_, folder) => writeFileSync(join(folder, 'lobby.js'), 'x');
    },
  ],
  [
    'public-path',
    'asks the host for its chunks',
    (c) => {
      c.files['entry.12345678.js'] = '"/";"./lobby/LobbyPage";"./lobby/FishingPage"';
    },
  ],
  [
    'server-module',
    'requires what the host does not share',
    (c) => {
      c.files['server.12345678.cjs'] = `require("node:fs");${goodServer}`;
    },
  ],
  [
    'server-module',
    'asks for a window when a page is loaded',
    (c) => {
      c.files['server.12345678.cjs'] = goodServer.replace('() => ({ Lobby', '() => window && ({ Lobby');
    },
  ],
  [
    'server-module',
    'has a page that is not for the server',
    (c) => {
      c.files['server.12345678.cjs'] = goodServer.replace('FishingPage"]', 'OtherPage"]');
    },
  ],
  [
    'server-module',
    'does not end when it is loaded',
    (c) => {
      c.files['server.12345678.cjs'] = `for (;;);${goodServer}`;
    },
  ],
  [
    'translation',
    'lacks a Russian plural',
    (c) => {
      delete c.bundles.RUS?.games_few;
    },
  ],
  [
    'translation',
    'loses a placeholder',
    (c) => {
      Object.assign(c.bundles.VI ?? {}, { greeting: 'Hi' });
    },
  ],
  [
    'size',
    'has an entry that is too big',
    (c) => {
      c.files['entry.12345678.js'] += `/*${noise(9000)}*/`;
    },
  ],
  [
    'size',
    'has a page that is too big',
    (c) => {
      c.files['lobby.js'] = `"${noise(20000)}"`;
    },
  ],
  [
    'leak',
    'carries a source map',
    (c) => {
      c.files['lobby.js.map'] = '{}';
    },
  ],
  [
    'leak',
    'points to a source map',
    (c) => {
      c.files['lobby.js'] += '\n//# sourceMappingURL=lobby.js.map';
    },
  ],
  [
    'leak',
    'holds a private key',
    (c) => {
      c.files['lobby.js'] = '"-----BEGIN PRIVATE KEY-----"';
    },
  ],
  [
    'leak',
    'holds a path of the build machine',
    (c) => {
      c.files['lobby.js'] = '"/home/ann/marquee/x.ts"';
    },
  ],
  [
    'eval',
    'evaluates text',
    (c) => {
      c.files['lobby.js'] = 'new Function("x")';
    },
  ],
  [
    'global-css',
    'styles every heading',
    (c) => {
      c.files['lobby.css'] += 'h1{margin:0}';
    },
  ],
  [
    'global-css',
    'styles the root in a list',
    (c) => {
      c.files['lobby.css'] += '.lobby-a-1,:root{margin:0}';
    },
  ],
];

function route(path: `/${string}`) {
  return [{ path, page: './lobby/LobbyPage' as const, title: 'lobby.slots' }];
}

function other(given: Partial<CompiledRemote>): CompiledRemote {
  return compiledRemote('1.0.0', { name: 'other', container: 'other', categories: [], routes: [], ...given });
}

for (const [rule, what, spoil] of corpus) {
  test(`Gate > refuses by ${rule} a build that ${what}`, () => {
    const candidate = goodCandidate();
    spoil(candidate);
    expect(refusedRules(candidate)).toEqual([rule]);
  });
}

test('Gate > refuses by label a description whose label no bundle has', () => {
  const candidate = goodCandidate();
  candidate.given.slots = [{ slot: 'home.section', module: './lobby/LobbyPage', order: 1, label: 'nowhere' }];
  expect(refusedRules(candidate)).toEqual(['label']);
});

test('Gate > every rule has a bad build that it refuses', () => {
  const proven = new Set([...corpus.map(([rule]) => rule), 'label']);
  expect(Object.keys(rules).filter((rule) => !proven.has(rule))).toEqual([]);
});

test('Gate > names the live remotes that a host without a member would break', () => {
  expect(brokenByHost(['Button'], [{ name: 'lobby', sdk: ['Button', 'Link'] }])).toEqual(['lobby uses Link']);
});

test('Gate > reads the value exports of the sdk and leaves types out', () => {
  const source = "export { A, type B, C as D } from './x';\nexport type { E } from './y';\nexport const F = 1;";
  expect(exportedMembers(source)).toEqual(['A', 'D', 'F']);
});
