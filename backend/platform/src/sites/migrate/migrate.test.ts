import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { sandboxSites } from '../siteFolder';
import { openSites } from '../sites';
import { runTool } from '../tool/tool';
import { migrateSites } from './migrateSites';
import { removeDuplicateKeys } from './removeDuplicateKeys';
import { filesIn } from './testing/filesIn';
import { writeFiles } from './writeFiles';

const now = Date.parse('2026-03-14T12:00:00.000Z');
let folder: string;
let said: string;
/** One site with the shared files that it extends. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-migrate-'));
  cpSync(join(sandboxSites, 'common'), join(folder, 'common'), { recursive: true });
  cpSync(join(sandboxSites, 'slot2.localhost.json'), join(folder, 'slot2.localhost.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// biome-ignore lint/suspicious/noExplicitAny: files of any version
type Json = Record<string, any>;
const site = 'slot2.localhost.json';
const cashier = () => (jsonOf(site).extends as string[]).find((name) => name.includes('cashier')) ?? 'none';
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const jsonOf = (name: string) => JSON.parse(textOf(name)) as Json;

function change(name: string, edit: (json: Json) => void): void {
  const json = jsonOf(name);
  edit(json);
  writeFileSync(join(folder, name), `${JSON.stringify(json, null, 2)}\n`);
}

/** The shared cashier as it was before gifts existed. */
const withoutGifts = (json: Json) => {
  for (const level of json.vip_levels as { gift?: number }[]) delete level.gift;
};

function run(...line: string[]): number {
  said = '';
  const print = (text: string) => {
    said += text;
  };
  return runTool(['migrate', ...line], { folder, port: 4321, now: () => now, print }, print) as number;
}

const opens = () => openSites(folder, () => {}, { now: () => now }).all().length;
const backup = () => readdirSync(folder).find((name) => name.startsWith('before-')) ?? 'none';

test('a folder of this version has nothing to change', () => {
  const before = filesIn(folder);
  expect([run(), run('--write')]).toEqual([0, 0]);
  expect(said).toContain('Nothing to change');
  expect(filesIn(folder)).toEqual(before);
});

test('a start with files of an older version says what to do', () => {
  change(cashier(), withoutGifts);
  expect(opens).toThrow(/gives nothing[\s\S]*older version\? npm run site -- migrate/);
});

test('an old VIP ladder is shown with the gifts of the product’s, and written with --write; the old file is kept', () => {
  const wanted = jsonOf(cashier());
  change(cashier(), withoutGifts);
  const old = filesIn(folder);
  expect(run()).toBe(0);
  expect(said).toMatch(/--- common\/cashier-\w+\.json/);
  expect(said).toMatch(/\n\+ {6}"gift": \d+\n/);
  expect(said).toContain('Nothing is written yet');
  expect(filesIn(folder)).toEqual(old);

  expect(run('--write')).toBe(0);
  expect(jsonOf(cashier())).toEqual(wanted);
  expect(opens()).toBe(1);
  cpSync(join(folder, backup()), folder, { recursive: true });
  rmSync(join(folder, backup()), { recursive: true });
  expect(filesIn(folder)).toEqual(old);
});

test('a ladder of the operator’s own waits for a decision, and nothing is written; then it is as decided', () => {
  change(cashier(), (json) => {
    withoutGifts(json);
    for (const level of json.vip_levels as { turnover: number }[]) level.turnover += 7;
  });
  change(site, (json) => Object.assign(json, { scene_palette: 'plaid' }));
  const old = filesIn(folder);
  expect(run('--write')).toBe(1);
  expect(said).toMatch(/A person must decide[\s\S]*vip_levels\.1[\s\S]*--gifts 200/);
  expect(filesIn(folder)).toEqual(old);
  expect(run('--write', '--gifts', '1,2,3')).toBe(1);
  expect(run('--write', '--gifts', 'many')).toBe(1);
  expect(filesIn(folder)).toEqual(old);

  expect(run('--write', '--gifts', '1,2,3,4')).toBe(0);
  expect((jsonOf(cashier()).vip_levels as { gift?: number }[]).map(({ gift }) => gift)).toEqual([
    undefined,
    1,
    2,
    3,
    4,
  ]);
  expect(jsonOf(site).scene_palette).toBe('evening');
  expect(opens()).toBe(1);
});

/** What older versions accepted, and what it becomes. */
const mended: [what: string, old: object, key: string, now: unknown][] = [
  ['a palette that there is not', { scene_palette: 'plaid' }, 'scene_palette', 'evening'],
  ['a redirect of the home page to itself', { root_redirect: '/' }, 'root_redirect', null],
  ['a language twice', { languages: ['EN', 'RUS', 'EN'], default_language: 'EN' }, 'languages', ['EN', 'RUS']],
  ['a category twice', { categories_off: ['sabong', 'sabong'] }, 'categories_off', ['sabong']],
  ['a provider twice', { providers_off: ['JILI', 'JILI'] }, 'providers_off', ['JILI']],
  [
    'a maintenance that ends before it begins',
    {
      maintenance: {
        is_maintenance: true,
        start_date: '2026-12-02T00:00:00.000Z',
        end_date: '2026-12-01T00:00:00.000Z',
      },
    },
    'maintenance',
    { is_maintenance: false, start_date: null, end_date: null },
  ],
  ...(
    [
      ['promotions', '/promotions'],
      ['https://slot2.localhost/vip?a=1', '/vip?a=1'],
      ['https://www.slot2.localhost', '/'],
    ] as const
  ).map(([link, path]): [string, object, string, unknown] => [
    `a running line that leads to ${link}`,
    { marquee: [{ id: 'a', text: { EN: 'A' }, link }] },
    'marquee',
    [{ id: 'a', text: { EN: 'A' }, link: path }],
  ]),
];
test.each(mended)('%s is mended', (_, old, key, wanted) => {
  change(site, (json) => Object.assign(json, old));
  expect(opens).toThrow();
  expect([run('--write'), jsonOf(site)[key]]).toEqual([0, wanted]);
  expect(opens()).toBe(1);
});

/** What cannot be migrated automatically. */
const open: [what: string, old: object, says: RegExp][] = [
  [
    'a currency that there is not',
    { currency: 'RMB' },
    /currency: must be an active currency[\s\S]*Ask your accounting/,
  ],
  [
    'an address outside in a running line',
    { marquee: [{ id: 'a', text: { EN: 'A' }, link: 'https://a.test/b' }] },
    /link/,
  ],
  [
    'a pattern that may hang',
    { banks: [{ bank_code: 'A', bank_name: 'A', logo: '/a', pattern: '(\\d+)+', example: '1' }] },
    /pattern/,
  ],
  ['a text that nobody can read', { marquee: [{ id: 'a', text: { VI: 'A' }, link: '' }] }, /text/],
];
test.each(open)('%s is for a person to decide', (_, old, says) => {
  change(site, (json) => Object.assign(json, old));
  const before = filesIn(folder);
  expect([run('--write'), said]).toEqual([1, expect.stringMatching(says)]);
  expect(filesIn(folder)).toEqual(before);
});

test('a duplicate key is removed where it had no effect, and every other character stays', () => {
  const twice = '{\n  "a": 1,\n  "b": {"c": [1, 2], "c": 3},\n  "a": {"d": 1, "d": "x, y"}\n}\n';
  const once = removeDuplicateKeys(twice);
  expect(once).toBe('{\n  "b": { "c": 3},\n  "a": { "d": "x, y"}\n}\n');
  expect(JSON.parse(once)).toEqual(JSON.parse(twice));
  const text = textOf(site).replace('{', '{\n  "site_name": "Not in force",');
  writeFileSync(join(folder, site), text);
  expect([run('--write'), said]).toEqual([0, expect.stringContaining('-  "site_name": "Not in force"')]);
  expect(opens()).toBe(1);
});

test('an old schema for editors becomes this version’s', () => {
  writeFileSync(join(folder, 'site.schema.json'), '{}');
  expect(run('--write')).toBe(0);
  expect(textOf('site.schema.json')).toBe(readFileSync(join(sandboxSites, 'site.schema.json'), 'utf8'));
});

test('a site whose amounts had another number of decimal places is named', () => {
  change(site, (json) => Object.assign(json, { currency: 'IDR' }));
  expect([run(), said]).toEqual([0, expect.stringContaining('IDR has 2 decimal places; versions before')]);
});

test('where the old files cannot be kept nothing is changed, and nothing is left behind', () => {
  change(cashier(), withoutGifts);
  const before = filesIn(folder);
  const { files } = migrateSites(folder, [], now);
  expect(() => writeFiles(files, join(folder, site, 'below-a-file'))).toThrow('Nothing was changed');
  expect(filesIn(folder)).toEqual(before);
});

test('what was killed between two files is finished by the next run', () => {
  change(cashier(), withoutGifts);
  change(site, (json) => Object.assign(json, { scene_palette: 'plaid' }));
  const [first] = migrateSites(folder, [], now).files;
  writeFiles(first ? [first] : [], join(folder, 'before-kill'));
  expect(opens).toThrow();
  expect(run('--write')).toBe(0);
  expect(opens()).toBe(1);
});

test('a file that others may read, and a link, stay what they are', () => {
  change(cashier(), withoutGifts);
  const file = join(folder, cashier());
  const elsewhere = mkdtempSync(join(tmpdir(), 'marquee-elsewhere-'));
  try {
    cpSync(file, join(elsewhere, 'cashier.json'));
    rmSync(file);
    symlinkSync(join(elsewhere, 'cashier.json'), file);
    const { mode } = statSync(file);
    expect(run('--write')).toBe(0);
    expect([existsSync(join(elsewhere, 'cashier.json')), statSync(file).mode]).toEqual([true, mode]);
    expect(readFileSync(join(elsewhere, 'cashier.json'), 'utf8')).toContain('"gift"');
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});
