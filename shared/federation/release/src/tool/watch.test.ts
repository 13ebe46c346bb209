import { expect, test } from '@rstest/core';
import { FigureLog } from '../canary/figureLog';
import { folderStore } from '../registry/folderStore';
import { promote } from '../registry/promote';
import { published, testFolder } from '../testing';
import { watchCanaries } from './watch';

/** Watches a folder with a canary; before each look but the first, something happens. */
async function watched(isTerminal: boolean, happens: ((folder: string) => unknown)[]) {
  const releases = testFolder();
  const store = folderStore(releases);
  await promote(store, [published('1.0.0')]);
  await promote(store, [published('1.1.0')], { audience: { percent: 10 } });
  const printed: string[] = [];
  await watchCanaries({
    releases,
    read: async () => (await store.read()).registry,
    isTerminal,
    print: (text) => printed.push(text),
    next: async () => {
      const one = happens.shift();
      await one?.(releases);
      return one !== undefined;
    },
    now: () => new Date('2026-11-26T20:00:00Z'),
  });
  return printed;
}

const name = '["lobby","1.0.0","1.1.0",10,null]';
function note(releases: string) {
  const log = new FigureLog(releases, '2026-11-26');
  const who = { session: 'a', network: 'a' };
  log.add({ name, sign: 'seen', arm: 'canary', ...who });
  log.add({ name, sign: 'failed', arm: 'canary', ...who });
  log.add({ name, sign: 'launches', arm: 'live', session: 'b', network: 'b' });
}

test('piped, --watch writes a line for each change, and the end', async () => {
  const lines = await watched(false, [
    () => undefined,
    note,
    () => undefined,
    (releases) => promote(folderStore(releases), [published('1.1.0')]),
  ]);
  expect(lines.map((line) => line.slice(26))).toEqual([
    'lobby@1.1.0 for 10 %: visitors 0 and live 0, failures 0 and 0 (1.00 of 1000), launches 0 and 0 (1.00 of 3000), bets 0 and 0 (1.00 of 3000), deposits 0 and 0 (1.00 of 3000)\n',
    expect.stringMatching(
      /^lobby@1\.1\.0 for 10 %: visitors 1 and live 0, failures 1 and 0 \([4-9]\.\d\d of 1000\), launches 0 and 1/,
    ),
    'lobby has no canary any more; live is 1.1.0\n',
  ]);
});

test('in a terminal it draws a table anew', async () => {
  const [, table] = await watched(true, [note]);
  expect(table?.startsWith('\u001b[2J\u001b[Hrevision 2, 2026')).toBe(true);
  expect(table).toMatch(/ {2}failures +1 +100\.0 % +0 +– +\d\.\d\d of 1000\n/);
});
