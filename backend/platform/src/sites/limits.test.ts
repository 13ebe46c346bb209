import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import type { Json } from './readFiles';
import type { SiteFile } from './siteFile';
import { domainsIn, examineSites, problemsIn } from './siteSet';

const text = readFileSync(fileURLToPath(new URL('testing/casino.test.json', import.meta.url)), 'utf8');
const good = () => JSON.parse(text) as SiteFile & Json;
const now = Date.parse('2026-03-14T12:00:00.000Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-limits-'));
  mkdirSync(join(folder, 'sites'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder of site files, by name, after its examination. */
function examined(files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'sites', name)), { recursive: true });
    writeFileSync(join(folder, 'sites', name), content);
  }
  const sites = join(folder, 'sites');
  return examineSites(sites, domainsIn(sites), undefined, now);
}
const said = (files: Record<string, string | Buffer>) =>
  problemsIn(examined(files).values()).map(({ message }) => message);

/** A mistake, the keys that make it, and all that is said, without the file's name. */
type Row = [mistake: string, own: Json, ...said: string[]];

const many = (count: number, sign = 'x') => sign.repeat(count);
const provider = (index: number) => ({ provider_code: `P${index}`, provider_name: 'P', categories: ['casino'] });
const article = {
  slug: 'a',
  summary: { RUS: 'К', EN: 'S' },
  image_url: '/a.svg',
  published_at: '2026-01-01T00:00Z',
  ends_at: null,
};
const both = (one: string) => ({ RUS: one, EN: one });

const names: Row[] = [
  [
    'a name of 60 MB, cut to what a file may have',
    { site_name: many(1_900_000) },
    `site_name: must be text of at most 60 signs, has 1900000; shorten it`,
  ],
  ['a name of 61 signs', { site_name: many(61) }, `site_name: must be text of at most 60 signs, has 61; shorten it`],
  [
    'HTML in its name',
    { site_name: '<b>Casino</b>' },
    'site_name: must be a name without < and >: HTML is shown as it stands, is "<b>Casino</b>"',
  ],
  ['an empty name', { site_name: '' }, 'site_name: must be a name, not blanks only, is ""'],
  ['a name of blanks', { site_name: ' \u00a0 ' }, 'site_name: must be a name, not blanks only, is " \u00a0 "'],
  [
    'a name of letters that show nothing',
    { site_name: '\u3164' },
    'site_name: must be a name, not blanks only, is "\u3164"',
  ],
  [
    'a name that turns what follows round',
    { site_name: 'Cas\u202eoni' },
    'site_name: must be text without U+202E, which nobody sees or which turns others round, is "Cas\\u202eoni"',
  ],
  [
    'a name with a control character',
    { site_name: 'Cas\u001b[31mino' },
    'site_name: must be text without U+001B, which nobody sees or which turns others round, is "Cas\\u001b[31mino"',
  ],
  ['a name of two lines', { site_name: 'Cas\nino' }, 'site_name: must be one line of text, is "Cas\\u000aino"'],
  [
    'a name with what could not be read',
    { site_name: 'Caf\ufffd' },
    'site_name: must be text without U+FFFD, which nobody sees or which turns others round, is "Caf\\ufffd"',
  ],
  [
    'half a pair of surrogates',
    { logo_text: '\ud83c' },
    'logo_text: must be text without U+D83C, which nobody sees or which turns others round, is "\\ud83c"',
  ],
  [
    'a provider’s name in HTML',
    { providers: [{ ...provider(1), provider_name: '<i>J</i>' }] },
    'providers.0.provider_name: must be a name without < and >: HTML is shown as it stands, is "<i>J</i>"',
  ],
  [
    'a bank without a name',
    { banks: [{ ...good().banks[0], bank_name: ' ' }] },
    'banks.0.bank_name: must be a name, not blanks only, is " "',
  ],
  [
    'an invisible sign in a text',
    { marquee: [{ id: 'a', text: both('W\u2066in'), link: '' }] },
    'marquee.0.text.EN: must be text without U+2066, which nobody sees or which turns others round, is "W\\u2066in"',
    'marquee.0.text.RUS: must be text without U+2066, which nobody sees or which turns others round, is "W\\u2066in"',
  ],
  [
    'HTML in a text that is shown as it stands',
    { marquee: [{ id: 'a', text: both('<b>Win</b>'), link: '' }] },
    'warning: marquee.0.text.EN: has HTML, which is shown as it stands; take it out',
    'warning: marquee.0.text.RUS: has HTML, which is shown as it stands; take it out',
  ],
];

const addresses: Row[] = [
  [
    'a logo that climbs out of its folder',
    { logo1: '/pictures/../../etc/passwd' },
    'logo1: must be an address without .., is "/pictures/../../etc/passwd"',
  ],
  ['the same in escapes', { logo1: '/a/%2e%2E/b.svg' }, 'logo1: must be an address without .., is "/a/%2e%2E/b.svg"'],
  [
    'a redirect to another site by a backslash',
    { root_redirect: '/\\evil.example' },
    'root_redirect: must be a path of this site, beginning with one slash, is "/\\evil.example"',
  ],
  [
    'a backslash in a path',
    { root_redirect: '/a\\b' },
    'root_redirect: must be a path without backslashes, is "/a\\b"',
  ],
  ['a path that climbs', { root_redirect: '/a/../b' }, 'root_redirect: must be a path without .., is "/a/../b"'],
  [
    'a script for an app',
    { android_sub: 'javascript:alert(1)' },
    'android_sub: must be a path, or an address such as https://…, is "javascript:alert(1)"',
  ],
  [
    'a script for an account elsewhere',
    { social_accounts: [{ name: 'V', href: 'javascript:alert(1)', icon: 'play' }] },
    'social_accounts.0.href: must be an http or https address, is "javascript:alert(1)"',
  ],
  [
    'a picture’s address without end',
    { logo1: `/${many(2000)}` },
    `logo1: must be text of at most 2000 signs, has 2001; shorten it`,
  ],
];

const numbers: Row[] = [
  [
    'a limit above what one call may move',
    { limits: { deposit: { minimum: 1, maximum: 1e14 }, withdrawal: { minimum: 1, maximum: 1 } } },
    'limits.deposit.maximum: must be a whole number, at most 10000000000000, is 100000000000000',
  ],
  [
    'a time without end',
    { deposit_methods: [{ ...good().deposit_methods[0], minutes: 1e9 }] },
    'deposit_methods.0.minutes: must be a number of minutes, at most 43200: 30 days, is 1000000000',
  ],
  [
    'a time before it begins',
    { deposit_methods: [{ ...good().deposit_methods[0], minutes: -1 }] },
    'deposit_methods.0.minutes: must be a number, 0 or more, is -1',
  ],
  [
    'a day that there is not',
    { expired_date: '2027-02-31T00:00:00Z' },
    'expired_date: must be a time such as 2026-12-01T06:00:00.000Z, is "2027-02-31T00:00:00Z"',
  ],
  [
    'a time without its zone',
    { expired_date: '2027-02-01T00:00:00' },
    'expired_date: must be a time such as 2026-12-01T06:00:00.000Z, is "2027-02-01T00:00:00"',
  ],
  [
    'an hour that there is not',
    { expired_date: '2027-02-01T25:00Z' },
    'expired_date: must be a time such as 2026-12-01T06:00:00.000Z, is "2027-02-01T25:00Z"',
  ],
];

const lists: Row[] = [
  [
    'too many providers',
    { providers: Array.from({ length: 501 }, (_, index) => provider(index)) },
    'providers: has 501 entries, and may have 500; take some out',
  ],
  [
    'a list of more wrong entries than anybody counts',
    { languages: Array.from({ length: 100_000 }, () => '') },
    'languages: has 100000 entries, and may have 50; take some out',
  ],
  [
    'too many pages of text',
    { cms: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`page_${index}`, good().cms.about_us])) },
    'cms: has 101 entries, and may have 100; take some out',
  ],
  [
    'too many entries of a menu',
    { menu: [{ content_id: 'a', children: Array.from({ length: 51 }, () => ({ content_id: 'b', children: [] })) }] },
    'menu.0.children: has 51 entries, and may have 50; take some out',
  ],
  [
    'a title without end',
    { news: [{ ...article, title: both(many(201)), body: both('<p>a</p>') }] },
    `news.0.title.EN: must be text of at most 200 signs, has 201; shorten it`,
    `news.0.title.RUS: must be text of at most 200 signs, has 201; shorten it`,
  ],
  [
    'a page without end',
    { news: [{ ...article, title: both('a'), body: both(`<p>${many(200_000)}</p>`) }] },
    `news.0.body.EN: must be text of at most 200000 signs, has 200007; shorten it`,
    `news.0.body.RUS: must be text of at most 200000 signs, has 200007; shorten it`,
  ],
  [
    'a pattern without end',
    { banks: [{ ...good().banks[0], pattern: many(201) }] },
    `banks.0.pattern: must be text of at most 200 signs, has 201; shorten it`,
  ],
  [
    'a script without end',
    { analytics: [{ section: 'HEAD', script: many(20_001) }] },
    `analytics.0.script: must be text of at most 20000 signs, has 20001; shorten it`,
  ],
  [
    'a text of placeholders that is too long',
    { marquee: [{ id: 'a', text: { RUS: many(33, '{{code_contact}}'), EN: 'a' }, link: '' }] },
    'marquee.0.text.RUS: must be text of at most 500 signs, has 528; shorten it',
  ],
  [
    'a text that is too long once the site’s name is in it',
    { site_name: many(60), marquee: [{ id: 'a', text: { RUS: many(38, '{{site_name}}'), EN: 'a' }, link: '' }] },
    'marquee.0.text.RUS: has 2280 signs with its placeholders filled in, and may have 500; shorten it',
  ],
  [
    'texts that are too long together',
    {
      site_name: many(60),
      news: Array.from({ length: 21 }, (_, index) => ({
        ...article,
        slug: `a${index}`,
        title: both('a'),
        body: { RUS: 'a', EN: many(3333, '{{site_name}}') },
      })),
    },
    '(whole file): its texts have 4200690 signs together, and may have 4000000; shorten some',
  ],
  [
    'a licence without end',
    { legal: { ...empty(), licence: many(501) } },
    `legal.licence: must be text of at most 500 signs, has 501; shorten it`,
  ],
  [
    'a key that every object has',
    { cms: JSON.parse('{ "__proto__": { "status": 1, "title": {}, "body": {} } }') },
    'cms.__proto__: is not a key here; take it out',
  ],
  [
    'a key without end',
    { cms: { [many(61)]: good().cms.about_us } },
    `cms: has a key of 61 signs, which may have 60: ${many(20)}…`,
    `cms.${many(61)}: must be text of at most 60 signs, has 61; shorten it`,
  ],
];

const legal: Row[] = [
  [
    'what live mode wants and a site has not',
    { jurisdiction: 'uk', currency: 'GBP', legal: { ...filled(), licence: ' ' } },
    ...['licence', 'dispute_body', 'dispute_url', 'data_controller', 'data_email'].map(
      (name) => `warning: legal.${name}: is empty: live mode does not start without it; fill it in`,
    ),
    'warning: terms: is missing: live mode does not start without it; fill it in',
  ],
  [
    'some of what live mode wants of the terms, and pages of its own',
    {
      jurisdiction: 'none',
      languages: ['RUS'],
      legal: filled(),
      terms: { law_and_court: { RUS: ' ' }, liability_cap: 0, dormant_months: 12 },
      cms: { privacy_policy: { status: 1, title: { RUS: 'Privacy' }, body: { RUS: '<p>Ours.</p>' } } },
    },
    ...['law_and_court', 'dormant_notice_days', 'dormant_money', 'notice_days', 'complaint_days'].map(
      (name) => `warning: terms.${name}: is empty: live mode does not start without it; fill it in`,
    ),
  ],
];

function filled() {
  const named = { company: 'A', address: 'B', registration: 'C', regulator: 'D', licence: 'E' };
  return { ...named, licence_url: 'https://regulator.example/', contact_email: 'a@casino.example' };
}

function empty() {
  const fields = 'company address registration regulator licence licence_url contact_email';
  return Object.fromEntries(fields.split(' ').map((name) => [name, '']));
}

const withoutPlace = (message: string) => message.replace(/^casino\.test\.json:\d+ /, '');

describe('a site file with', () => {
  test.each([...names, ...addresses, ...numbers, ...lists, ...legal])(
    '%s says so, with the cure',
    (_, own, ...messages) => {
      const found = said({ 'casino.test.json': JSON.stringify({ ...good(), ...own }, null, 2) });
      expect(found.every((message) => /^casino\.test\.json:\d+ /.test(message))).toBe(true);
      expect(found.map(withoutPlace)).toEqual(messages);
    },
  );
});

/** Files with a mistake, and all that is said. */
const files: [mistake: string, files: Record<string, string | Buffer>, ...said: string[]][] = [
  [
    'more than 2 MB',
    { 'casino.test.json': text + many(2_000_000, ' ') },
    'casino.test.json:1 (whole file): has 2.0 MB, and may have 2.0 MB; take out what is too long',
  ],
  [
    'objects too deep inside each other',
    { 'casino.test.json': text.replace('"missions": []', `"missions": ${many(50_000, '[')}${many(50_000, ']')}`) },
    'casino.test.json:56 (whole file): has more than 20 objects and lists inside each other; take out the inner ones',
  ],
  [
    'a byte that is not UTF-8',
    { 'casino.test.json': Buffer.from(text.replace('"Casino"', '"Caf\u00e9"'), 'latin1') },
    'casino.test.json:4 (whole file): has a byte that is not UTF-8; save it as UTF-8',
  ],
  [
    'UTF-16 with its mark',
    { 'casino.test.json': Buffer.from(`\ufeff${text}`, 'utf16le') },
    'casino.test.json:1 (whole file): is UTF-16; save it as UTF-8',
  ],
  [
    'UTF-16 without a mark',
    { 'casino.test.json': Buffer.from(text, 'utf16le').swap16() },
    'casino.test.json:1 (whole file): is UTF-16; save it as UTF-8',
  ],
  [
    'a mark before UTF-8',
    { 'casino.test.json': `\ufeff${text}` },
    'casino.test.json:1 (whole file): is not JSON: it begins with a byte order mark; save it as plain UTF-8',
  ],
  [
    'keys that every object has',
    { 'casino.test.json': text.replace('{', '{ "__proto__": { "site_name": "Other" }, "constructor": 1,') },
    'casino.test.json:1 __proto__: is not a key here; take it out',
    'casino.test.json:1 constructor: is not a key here; take it out',
  ],
  [
    'itself to extend',
    { 'casino.test.json': extending('casino.test.json') },
    'casino.test.json:2 extends.0: casino.test.json is this file itself; take it out',
  ],
  [
    'a circle to extend',
    {
      'casino.test.json': extending('common/a.json'),
      'common/a.json': '{ "extends": ["b.json"] }',
      'common/b.json': '{ "extends": ["a.json"] }',
    },
    'common/b.json:1 extends.0: a.json closes a circle: common/a.json → common/b.json → common/a.json; take it out',
  ],
  [
    'a file outside its folder to extend',
    { 'casino.test.json': extending('../other.json'), '../other.json': '{}' },
    'casino.test.json:2 extends.0: ../other.json leads out of the folder of site files; copy that file into it',
  ],
  [
    'a folder to extend',
    { 'casino.test.json': extending('common'), 'common/a.json': '{}' },
    'casino.test.json:2 extends.0: common is a folder; name a file',
  ],
  [
    'a shared file of 2 MB',
    { 'casino.test.json': extending('common/a.json'), 'common/a.json': many(2_000_001, ' ') },
    'common/a.json:1 (whole file): has 2.0 MB, and may have 2.0 MB; take out what is too long',
  ],
  [
    'more files to extend than a site is made of',
    {
      'casino.test.json': text.replace(
        '{',
        `{\n  "extends": ${JSON.stringify(Array.from({ length: 40 }, (_, index) => `common/${index}.json`))},`,
      ),
      ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`common/${index}.json`, '{}'])),
    },
    'casino.test.json:2 extends.39: common/39.json is one file too many: a site is made of at most 40',
  ],
  [
    'too much altogether',
    {
      'casino.test.json': text.replace(
        '{',
        '{\n  "extends": ["common/0.json", "common/1.json", "common/2.json", "common/3.json"],',
      ),
      ...Object.fromEntries(
        Array.from({ length: 4 }, (_, index) => [`common/${index}.json`, `{}${many(1_999_990, ' ')}`]),
      ),
    },
    'casino.test.json:1 (whole file): has 8002857 bytes with what it extends, and may have 8000000; extend less',
  ],
];

function extending(base: string): string {
  return text.replace('{', `{\n  "extends": ["${base}"],`);
}

describe('site files with', () => {
  test.each(files)('%s say so, with the cure', (_, given, ...messages) => expect(said(given)).toEqual(messages));

  test('more faults than anybody reads name the first hundred', () => {
    const keys = Array.from({ length: 100_000 }, (_, index) => `"k${index}": 0`).join(', ');
    const found = said({ 'casino.test.json': text.replace('{', `{ ${keys},`) });
    expect(found).toHaveLength(100);
    expect(found[0]).toBe('casino.test.json:1 k0: is not a key here; take it out');
  });
});

/** What is taken as it is, and why. */
const taken: [what: string, why: string, own: Json][] = [
  ['a time to the minute', 'the tool prints it so', { expired_date: '2030-01-01T00:00Z' }],
  ['a time with an offset', 'it says its zone', { expired_date: '2030-01-01T06:00:00+06:00' }],
  ['a name in letters of several scripts', 'names are not judged', { site_name: 'Казино 赌场 ₱1' }],
  ['a joiner in a name', 'it shapes letters', { site_name: 'श्री\u200dक्ष' }],
  ['an emoji and the flag of a region', 'people see them', { site_name: '🎰 \u{1F3F4}\u{E0067}\u{E0062}\u{E007F}' }],
  ['an ampersand in a name', 'it is escaped where it is shown', { site_name: 'Bet & Win' }],
  ['a name of 60 signs', 'it is the limit', { site_name: many(60) }],
  ['blanks in a picture’s address', 'logos are named after the site', { logo1: '/art/My Casino.svg' }],
  ['two dots in a file’s name', 'it climbs nowhere', { logo1: '/a..b.svg' }],
  ['a title less than another', 'it is no HTML', { marquee: [{ id: 'a', text: both('2 < 3'), link: '' }] }],
  ['the same file twice below two others', 'it is no circle', { extends: ['common/a.json', 'common/b.json'] }],
];

test.each(taken)('%s is taken, because %s', (_, __, own) => {
  const shared = { 'common/a.json': '{ "extends": ["c.json"] }', 'common/b.json': '{ "extends": ["c.json"] }' };
  const site = JSON.stringify({ ...good(), ...own });
  expect(said({ 'casino.test.json': site, ...shared, 'common/c.json': '{}' })).toEqual([]);
});

test('a time is the same in UTC after it was read', () => {
  const site = JSON.stringify({ ...good(), expired_date: '2030-01-01T06:00+06:00' });
  const [read] = examined({ 'casino.test.json': site }).values();
  expect(read?.made?.site.expired_date).toBe('2030-01-01T00:00:00.000Z');
});
