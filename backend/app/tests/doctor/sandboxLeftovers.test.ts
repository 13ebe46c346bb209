import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes } from '@marquee/contract/languages';
import { fillInAll } from '@marquee/platform/sites/fillIn';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites } from '@marquee/platform/sites/sites';
import { runTool } from '@marquee/platform/sites/tool/tool';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { sandboxLeftovers } from '../../src/doctor/sandboxLeftovers';
import { siteFindings } from '../../src/doctor/sitesCheck';

const folder = mkdtempSync(join(tmpdir(), 'marquee-leftovers-'));
const file = join(folder, 'casino.example.json');
const read = (name: string) => JSON.parse(readFileSync(join(folder, 'common', name), 'utf8'));
const print = () => {};

/** What an operator adds to a new live site after `create`. */
const filled = {
  legal: {
    company: 'Nordlicht Gaming AG',
    address: 'Hafenstrasse 4, Zug',
    registration: 'CHE-101',
    regulator: 'Spielbankenkommission',
    licence: '516-001',
    licence_url: 'https://esbk.admin.ch/516',
    contact_email: 'hilfe@nordlicht.ch',
    dispute_body: 'Schlichtungsstelle Glücksspiel',
    dispute_url: 'https://schlichtung.nordlicht.ch',
    data_controller: 'Nordlicht Gaming AG',
    data_email: 'daten@nordlicht.ch',
  },
  terms: JSON.parse(readFileSync(join(sandboxSites, 'common/operator.json'), 'utf8')).terms,
  banks: [
    { bank_code: 'ZKB', bank_name: 'Kantonalbank', logo: '/pictures/zkb.svg', pattern: '\\d{8}', example: '12345678' },
  ],
  providers: [{ provider_code: 'ACME', provider_name: 'Acme', categories: ['slot_game', 'sportsbook'] }],
  ...{ news: [], marquee: [] },
  deposit_methods: [{ method: 'card', name: 'Card', icon: 'wallet', minimum: 5000, maximum: 50_000, minutes: 1 }],
};

let created: Record<string, unknown>;
let ownPages: object;
beforeAll(async () => {
  const workspace = { folder, port: 3000, now: Date.now, print };
  const line = ['create', 'casino.example', '--template', 'slot5', '--jurisdiction', 'uk', '--live'];
  expect(await runTool(line, workspace, print)).toBe(0);
  created = JSON.parse(readFileSync(file, 'utf8'));
  const { cms } = read('cms.json');
  const own = (name: string) => ({ ...cms[name], body: { EN: '<p>Ours.</p>' } });
  ownPages = { cms: { ...cms, about_us: own('about_us'), faqs: own('faqs') } };
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The doctor's warnings for a completed live site with some keys changed. */
function warned(change: object): string[] {
  writeFileSync(file, JSON.stringify({ ...created, ...filled, ...ownPages, ...change }));
  return siteFindings(folder, true).flatMap(({ level, found }) => (level === 'ok' ? [] : [`${level} ${found}`]));
}

describe('the doctor, of a site in live mode', () => {
  it('warns of nothing once all empty fields are filled in and no text is for the sandbox only', () =>
    expect(warned({})).toEqual([]));

  it('warns of what create left empty', () => {
    const warnings = warned({ legal: created.legal, banks: [], deposit_methods: [], providers: [] });
    expect(warnings).toContainEqual(expect.stringMatching(/^warning .*providers.* nobody can play or bet/));
    expect(warnings).toContainEqual(expect.stringMatching(/^warning .*banks.* nobody can pay out/));
    expect(warnings).toContainEqual(expect.stringMatching(/^warning .*deposit_methods.* nobody can pay in/));
    for (const name of Object.keys(filled.legal))
      expect(warnings).toContain(`warning legal.${name} is empty: casino.example`);
  });

  const cashier = () => read('cashier-gbp.json');
  const telephone = () => {
    const { cms } = read('cms.json');
    return { cms: { ...cms, faqs: { ...cms.faqs, body: { EN: '<p>We send a code to your telephone.</p>' } } } };
  };
  it.each<[string, () => object, string]>([
    ['banks of the sandbox', () => ({ banks: cashier().banks }), 'banks are invented ones of the sandbox: HRB, NRD'],
    [
      'ways to pay of the sandbox',
      () => ({ deposit_methods: cashier().deposit_methods }),
      "deposit_methods are the sandbox's",
    ],
    [
      'no wait for bank accounts',
      () => ({ bank_account_wait: 0 }),
      'bank_account_wait is 0: who takes over an account',
    ],
    [
      'gifts of the sandbox',
      () => ({ gamify_status: true, jurisdiction: 'mt', missions: cashier().missions }),
      'vip_levels, missions give away what the sandbox gives',
    ],
    ['texts of telephones where codes go by e-mail', telephone, 'page faqs says in EN that codes go to the telephone'],
    [
      'promises that only the sandbox’s games keep',
      () => ({ ...read('articles.json'), marquee: read('operator.json').marquee, cms: read('cms.json').cms }),
      "texts promise rounds that players can check, as only the sandbox's games have them: news fair-rounds, marquee fair, page about_us, page faqs",
    ],
    [
      'a placeholder',
      () => ({ legal: { ...filled.legal, company: 'Example Ltd', licence: 'TODO', address: '<address>' } }),
      'legal.company is a placeholder: Example Ltd',
    ],
    ['partners that are examples', () => ({ partners: read('operator.json').partners }), 'partners are examples'],
    [
      'accounts that are examples',
      () => ({ social_accounts: read('operator.json').social_accounts }),
      'social_accounts are examples',
    ],
  ])('warns of %s', (_, change, expected) => {
    const warnings = warned(change());
    expect(warnings).toContainEqual(expect.stringContaining(`warning ${expected}`));
  });

  it('reports nothing of this for a site of the sandbox', () => {
    const sandbox = join(folder, 'sandbox');
    mkdirSync(sandbox);
    for (const name of ['common', 'localhost.json'])
      cpSync(join(sandboxSites, name), join(sandbox, name), { recursive: true });
    expect(siteFindings(sandbox).some(({ found }) => found.includes('banks are invented'))).toBe(false);
    expect(siteFindings(sandbox, true).some(({ found }) => found.includes('banks are invented'))).toBe(true);
  });
});

describe('the product’s texts', () => {
  const site = openSites(sandboxSites, print).find('localhost') as SiteFile;
  const { faqs } = site.cms;
  const saying = (codes_by: SiteFile['codes_by'], said = codes_by) => {
    const every = { ...site, languages: [...languageCodes] };
    const body = fillInAll(faqs?.body as Record<string, string>, { ...every, codes_by: said });
    return sandboxLeftovers({ ...every, codes_by, cms: { faqs: { ...faqs, body } as SiteFile['cms'][string] } });
  };
  const ofTexts = (found: string[]) => found.filter((one) => one.startsWith('page '));

  it.each(['sms', 'email'] as const)('say in every language where codes go: %s', (codes_by) =>
    expect(ofTexts(saying(codes_by))).toEqual([]),
  );

  it('are found in every language in which they differ', () => {
    const all = `page faqs says in ${languageCodes.join(', ')} that codes go to`;
    expect(ofTexts(saying('email', 'sms'))).toEqual([`${all} the telephone, and codes_by is email`]);
    expect(ofTexts(saying('sms', 'email'))).toEqual([`${all} an e-mail address, and codes_by is sms`]);
  });
});
