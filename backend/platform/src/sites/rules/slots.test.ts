import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@rstest/core';
import { domainsIn, examineSites, problemsIn } from '../siteSet';

const good = JSON.parse(readFileSync(fileURLToPath(new URL('../testing/casino.test.json', import.meta.url)), 'utf8'));
const now = Date.parse('2026-03-14T12:00:00.000Z');
const slots = [{ provider_code: 'P', provider_name: 'P', categories: ['casino', 'slot_game'] }];

test.each([
  ['uk', 'EUR', {}, true],
  ['uk', 'GBP', {}, false],
  ['uk', 'EUR', { categories_off: ['slot_game'] }, false],
  ['uk', 'EUR', { providers: [{ ...slots[0], categories: ['casino'] }] }, false],
  ['none', 'EUR', {}, false],
  ['mt', 'EUR', {}, false],
  ['ph', 'PHP', {}, false],
])('a site file of %s in %s with slots and %j is refused for its currency: %s', (jurisdiction, currency, own, isSo) => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-slots-'));
  const file = { ...good, jurisdiction, currency, providers: slots, ...own };
  writeFileSync(join(folder, 'casino.test.json'), JSON.stringify(file, null, 2));
  const said = [...problemsIn(examineSites(folder, domainsIn(folder), undefined, now).values())].map(
    ({ message }) => message,
  );
  rmSync(folder, { recursive: true });
  expect(said.some((message) => /the highest stake of slots in GBP/.test(message))).toBe(isSo);
});
