import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { templateCodes } from '@marquee/templates/codes';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { inMaintenance } from './maintenance';
import type { SiteFileError, SiteFilesRefused } from './problem';
import { readSite } from './readSite';
import { siteFileSchema } from './siteFileSchema';
import { sandboxSites } from './siteFolder';
import { openSites } from './sites';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-sites-'));
  cpSync(sandboxSites, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'localhost.json');
const read = () => JSON.parse(readFileSync(file(), 'utf8')) as Record<string, unknown>;
let tick = 1_000_000_000;
/** Writes a file with a new modification time, as an editor would a moment later. */
const write = (path: string, text: string) => {
  writeFileSync(path, text);
  tick += 10;
  utimesSync(path, tick, tick);
};
const change = (own: Record<string, unknown>) => write(file(), JSON.stringify({ ...read(), ...own }, null, 2));

function problem(): Pick<SiteFileError, 'file' | 'line' | 'path' | 'reason'> & { text: string | undefined } {
  try {
    readSite(file(), folder);
  } catch (error) {
    const { file: name, line, path, reason } = (error as SiteFilesRefused).problems[0] as SiteFileError;
    return { file: name, line, path, reason, text: readFileSync(join(folder, name), 'utf8').split('\n')[line - 1] };
  }
  throw new Error('The file was taken');
}

describe('a site file', () => {
  it('of the sandbox is good, every one of them', () => {
    const sites = openSites(sandboxSites, () => {});
    expect(sites.all().map(({ domain_name }) => domain_name)).toEqual(
      expect.arrayContaining(['localhost', 'slot2.localhost', 'sportsbook1.localhost']),
    );
    const all = sites.find('localhost')?.providers.map(({ provider_code }) => provider_code) ?? [];
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(all).toEqual(
      expect.arrayContaining(['JILI', 'PGSOFT', 'PPLAY', 'FACHAI', 'JDB', 'YBAT', 'EPW', 'PPLAYLIVE', 'EVOPLAY']),
    );
    for (const { providers } of sites.all()) {
      expect(all).toEqual(expect.arrayContaining(providers.map(({ provider_code }) => provider_code)));
    }
  });

  it('has every text in English, and each page in every language that some site offers [R3.17]', () => {
    const { site } = readSite(file(), folder);
    for (const page of [...Object.values(site.cms), ...site.news, ...site.promotions]) {
      expect(Object.keys(page.body).sort()).toEqual([...site.languages].sort());
      expect(Object.keys(page.title).sort()).toEqual([...site.languages].sort());
    }
  });

  const bad: [string, Record<string, unknown>, string, RegExp][] = [
    ['a currency in lower case', { currency: 'php' }, 'currency', /ISO 4217/],
    ['a currency that there is not', { currency: 'XYZ' }, 'currency', /ISO 4217/],
    ['a metal as its currency', { currency: 'XAU' }, 'currency', /ISO 4217/],
    ['a colour option that is none', { theme_color: 'green' }, 'theme_color', /colour option/],
    ['a key that it does not know', { curency: 'PHP' }, 'curency', /not a key/],
    ['a number where text belongs', { site_name: 7 }, 'site_name', /must be text/],
    [
      'a default language that it does not offer',
      { default_language: 'EN', languages: ['VI'] },
      'default_language',
      /not among/,
    ],
    ['an interface language without texts', { languages: ['EN', 'IDR'] }, 'languages.1', /"IDR"/],
    [
      'a category that there is not',
      { providers: [{ provider_code: 'A', provider_name: 'A', categories: ['slots'] }] },
      'providers.0.categories.0',
      /"slots"/,
    ],
    [
      'a provider twice',
      { providers: [1, 2].map(() => ({ provider_code: 'A', provider_name: 'A', categories: ['casino'] })) },
      'providers.1.provider_code',
      /twice/,
    ],
    [
      'limits upside down',
      { limits: { deposit: { minimum: 5, maximum: 4 }, withdrawal: { minimum: 1, maximum: 2 } } },
      'limits.deposit',
      /above/,
    ],
    ['a redirect to another site', { root_redirect: '//evil.example' }, 'root_redirect', /path of this site/],
    ...[
      'http://pixel.example',
      'https://pixel.example/track',
      "https://a.example; script-src 'unsafe-inline'",
      'https://*',
    ].map((origin): [string, Record<string, unknown>, string, RegExp] => [
      `the analytics origin ${origin}`,
      { analytics_origins: ['https://*.vendor.example', origin] },
      'analytics_origins.1',
      /https origin/,
    ]),
    ...[
      ['https://pixel.example/p.js', []],
      ['//pixel.example/p.js', ['https://other.example']],
      ['https://a.pixel.example:8443/p.js', ['https://*.pixel.example']],
    ].map(([src, analytics_origins]): [string, Record<string, unknown>, string, RegExp] => [
      `a script of ${src} where analytics_origins has ${analytics_origins}`,
      { analytics: [{ section: 'HEAD', script: `<script src="${src}"></script>` }], analytics_origins },
      'analytics.0.script',
      /which analytics_origins lacks/,
    ]),
    ['a date that is none', { expired_date: 'tomorrow' }, 'expired_date', /must be a time such as/],
    [
      'a bank whose example does not fit',
      { banks: [{ bank_code: 'B', bank_name: 'B', logo: '', pattern: '\\d+', example: 'x' }] },
      'banks.0.example',
      /pattern/,
    ],
    [
      'a ladder that goes down',
      {
        vip_levels: [
          { name: 'a', deposit: 5, turnover: 5 },
          { name: 'b', deposit: 4, turnover: 5 },
        ],
      },
      'vip_levels.1',
      /less than/,
    ],
    [
      'a level that gives nothing',
      {
        vip_levels: [
          { name: 'a', deposit: 0, turnover: 0 },
          { name: 'b', deposit: 4, turnover: 5 },
        ],
      },
      'vip_levels.1',
      /gives nothing/,
    ],
    [
      'a reward in tokens that are of no use',
      { gamify_status: false, referral_account: 'game_token' },
      'referral_account',
      /no use/,
    ],
  ];
  for (const [name, own, path, reason] of bad) {
    it(`with ${name} is refused by file, line, path and reason [D1.06, D1.08]`, () => {
      change(own);
      const found = problem();
      expect(found).toMatchObject({ file: 'localhost.json', path });
      expect(found.reason).toMatch(reason);
      const key = path.split('.').findLast((part) => Number.isNaN(Number(part))) ?? '';
      const last = path.split('.').at(-1);
      if (last === key) expect(found.text).toContain(`"${key}"`);
    });
  }

  it('that is not JSON is refused with the line', () => {
    write(file(), '{\n  "site_name": "X",\n  oops\n}');
    expect(problem()).toMatchObject({ file: 'localhost.json', line: 3, reason: expect.stringMatching(/is not JSON/) });
  });

  it('is refused for what a file that it extends got wrong, in that file', () => {
    const shared = join(folder, 'common/providers.json');
    write(
      shared,
      readFileSync(shared, 'utf8')
        .replace('"categories":["slot_game"]', '"categories":["slot"]')
        .replace(/"categories": \["slot_game"\]/, '"categories": ["slot"]'),
    );
    const found = problem();
    expect(found).toMatchObject({
      file: 'common/providers.json',
      path: expect.stringMatching(/^providers\.\d+\.categories\.0$/),
    });
    expect(found.text).toContain('"slot"');
  });

  it('is refused when it extends a file that is not there', () => {
    change({ extends: ['common/nothing.json'] });
    expect(problem()).toMatchObject({
      path: 'extends.0',
      reason: expect.stringMatching(/nothing\.json is not there/),
    });
  });
});

describe('the published schema', () => {
  it('is the one of this version [D1.09]', () => {
    expect(JSON.parse(readFileSync(join(sandboxSites, 'site.schema.json'), 'utf8'))).toEqual(
      JSON.parse(siteFileSchema()),
    );
  });

  it('says of every field what it is, and which values a closed list has', () => {
    const all = new Map<string, { description?: string; enum?: unknown[] }>();
    const collect = (part: unknown, path: string) => {
      if (typeof part !== 'object' || part === null) return;
      for (const [name, inside] of Object.entries(part)) collect(inside, `${path}.${name}`);
      const { properties = {} } = part as { properties?: Record<string, object> };
      for (const [name, property] of Object.entries(properties)) all.set(`${path}.${name}`, property);
    };
    const schema = JSON.parse(siteFileSchema());
    collect(schema, '');
    expect(all.size).toBeGreaterThan(150);
    expect([...all].filter(([, { description }]) => !description)).toEqual([]);
    const closed =
      'currency theme_code theme_color scene_palette status show_referral default_language jurisdiction codes_by state_storage referral_account';
    for (const name of closed.split(' ')) expect([name, schema.properties[name].enum?.length ?? 0]).not.toContain(0);
    expect(schema.properties.theme_color.enum).toHaveLength(templateCodes.length * 5);
  });
});

describe('sites', () => {
  it('do not open with a bad file, and say everything that is wrong in all of them', () => {
    change({ currency: 'x', site_name: 7 });
    write(join(folder, 'slot2.localhost.json'), '{');
    const open = () => openSites(folder, () => {});
    expect(open).toThrow(
      /^localhost\.json:\d+ site_name: .*\nlocalhost\.json:\d+ currency: .*\nslot2\.localhost\.json:1 /,
    );
  });

  it('open with what is to be looked at, and report it', () => {
    const reports: string[] = [];
    change({ logo2: '' });
    openSites(folder, ({ level, message }) => reports.push(`${level} ${message}`));
    expect(reports).toEqual([expect.stringMatching(/^warning localhost\.json:\d+ warning: logo2: is empty/)]);
  });

  const clock = manualClock();
  /** The next check is due. */
  const later = () => clock.advance(250);

  it('follow their files, and keep the last good one when a file turns bad [D1.07]', async () => {
    const reports: string[] = [];
    const changed: string[] = [];
    const sites = openSites(folder, ({ message }) => reports.push(message), { now: clock.now, ticks: clock.now });
    sites.onChange(async ({ domain_name }) => void changed.push(domain_name));
    await sites.refresh();
    change({ site_name: 'Renamed' });
    later();
    await sites.refresh();
    expect(sites.find('localhost')?.site_name).toBe('Renamed');
    change({ currency: 'x' });
    later();
    await sites.refresh();
    later();
    await sites.refresh();
    expect(sites.find('localhost')).toMatchObject({ site_name: 'Renamed', currency: 'PHP' });
    expect(reports).toEqual([
      expect.stringMatching(/^localhost\.json:\d+ currency: must be an active currency of ISO 4217/),
    ]);
    change({ currency: 'PHP', site_name: 'Good again' });
    later();
    await sites.refresh();
    expect(sites.find('localhost')?.site_name).toBe('Good again');
    expect(changed).toEqual(['localhost', 'localhost']);
  });

  it('follow the files that theirs extend, and come and go with their files', async () => {
    const sites = openSites(folder, () => {}, { now: clock.now, ticks: clock.now });
    const shared = join(folder, 'common/cashier-eur.json');
    write(shared, readFileSync(shared, 'utf8').replace('Harbour Bank', 'Quay Bank'));
    write(join(folder, 'new.test.json'), JSON.stringify({ ...read(), domain_name: 'new.test', site_name: 'New' }));
    rmSync(join(folder, 'sportsbook1.localhost.json'));
    later();
    await sites.refresh();
    expect(sites.find('slot2.localhost')?.banks[0]?.bank_name).toBe('Quay Bank');
    expect(sites.find('new.test')?.site_name).toBe('New');
    expect(sites.find('sportsbook1.localhost')).toBeUndefined();
  });
});

describe('inMaintenance', () => {
  const start_date = '2026-03-14T12:00:00.000Z';
  const end_date = '2026-03-14T13:00:00.000Z';
  for (const [is_maintenance, from, to, at, expected] of [
    [false, null, null, start_date, false],
    [true, null, null, start_date, true],
    [true, start_date, end_date, '2026-03-14T11:59:59.999Z', false],
    [true, start_date, end_date, start_date, true],
    [true, start_date, end_date, '2026-03-14T12:59:59.999Z', true],
    [true, start_date, end_date, end_date, false],
  ] as const) {
    it(`is ${expected} for ${is_maintenance}, ${from} to ${to}, at ${at} [R4.12]`, () => {
      const maintenance = { is_maintenance, start_date: from, end_date: to };
      expect(inMaintenance({ maintenance }, Date.parse(at))).toBe(expected);
    });
  }
});
