import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '@marquee/contract/languages';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { jurisdictionCodes } from '../jurisdictions/jurisdictions';
import { domainsIn, examineSites, problemsIn } from './siteSet';

const good = readFileSync(fileURLToPath(new URL('testing/casino.test.json', import.meta.url)), 'utf8');
const now = Date.parse('2026-03-14T12:00:00.000Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-mistakes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The messages about a folder of site files. */
function said(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return problemsIn(examineSites(folder, domainsIn(folder), undefined, now).values()).map(({ message }) => message);
}

/** The valid file with one change. */
function changed(from: string, to: string): string {
  expect(good.split(from)).toHaveLength(2);
  return good.replace(from, () => to);
}

/** A fault, its change to the valid file, and all messages; unless marked as a warning, each is an error. */
type Row = [mistake: string, from: string, to: string, ...said: string[]];

const rows: Row[] = [
  [
    'a currency that there is not',
    '"EUR"',
    '"XYZ"',
    'casino.test.json:5 currency: must be an active currency of ISO 4217, is "XYZ"',
  ],
  [
    'a minimum above the maximum',
    '"minimum": 2000',
    '"minimum": 2000000',
    'casino.test.json:30 limits.withdrawal: minimum 2000000 is above maximum 900000; correct one of the two',
  ],
  [
    'a method’s maximum above the site’s limit',
    '400000',
    '800000',
    'casino.test.json:50 warning: deposit_methods.0.maximum: is outside limits.deposit, whose maximum 500000 holds; correct one of the two',
  ],
  [
    'a slide’s link to no page',
    '"link": "/casino"',
    '"link": "/casnio"',
    'casino.test.json:65 warning: slides.0.link: /casnio is no page of the product itself; did you mean /casino?',
  ],
  [
    'a title without the default language',
    '"RUS": "О нас", ',
    '',
    'casino.test.json:73 warning: cms.about_us.title: lacks RUS, the default language: it is read in English; add it',
  ],
  [
    'a language without texts',
    '["RUS", "EN"]',
    '["RUS", "EN", "NE"]',
    'casino.test.json:22 warning: languages.2: NE lacks 7 texts, the first cms.about_us.title; add it, or take NE out',
  ],
  [
    'a palette that there is not',
    '"evening"',
    '"plaid"',
    'casino.test.json:9 scene_palette: must be a palette that docs/operator.md names under Themes, is "plaid"',
  ],
  [
    'a public suffix as the domain',
    '"domain_name": "casino.test"',
    '"domain_name": "co.uk"',
    'co.uk.json:2 domain_name: is a suffix under which anybody may have a domain; name your own, such as casino.co.uk',
  ],
  [
    'a domain of three labels',
    '"domain_name": "casino.test"',
    '"domain_name": "casino.co.uk"',
    'casino.co.uk.json:2 domain_name: is never found: visitors are told apart by the last two labels, here co.uk; take such a domain',
  ],
  [
    'www. before the domain',
    '"domain_name": "casino.test"',
    '"domain_name": "www.casino.test"',
    'www.casino.test.json:2 domain_name: is found as casino.test; leave www. off, here and in the file’s name',
  ],
  [
    'a key that stands twice',
    '"bank_account_wait": 24,',
    '"bank_account_wait": 24,\n  "currency": "USD",',
    'casino.test.json:33 currency: stands twice, first in line 5; keep one',
  ],
  [
    'a maintenance that ends before it begins',
    '"start_date": null, "end_date": null',
    '"start_date": "2026-04-02T06:00:00.000Z", "end_date": "2026-04-01T06:00:00.000Z"',
    'casino.test.json:26 maintenance.end_date: is not after start_date: the site would never be closed',
  ],
  [
    'a placeholder that stands for nothing',
    'Welcome to {{site_name}}',
    'Welcome to {{site_nmae}}',
    'casino.test.json:60 warning: slides.0.title.EN: {{site_nmae}} stands for nothing; did you mean site_name?',
  ],
  [
    'a redirect to no page',
    '"root_redirect": null',
    '"root_redirect": "/cassino"',
    'casino.test.json:24 warning: root_redirect: /cassino is no page of the product itself; did you mean /casino?',
  ],
  [
    'a site whose time is over',
    '"expired_date": null',
    '"expired_date": "2026-03-01T00:00:00.000Z"',
    'casino.test.json:15 warning: expired_date: is over: the site is closed for good; set it to null, or status to expired',
  ],
  [
    'a logo that is missing',
    '"/logo2.svg"',
    '""',
    'casino.test.json:11 warning: logo2: is empty: pages lack the picture; write /… or https://…',
  ],
  [
    'a pattern that may take for ever',
    '\\\\d{10,12}',
    '(\\\\d+)+',
    'casino.test.json:45 banks.0.pattern: may take for ever on a number that does not fit; repeat no group that repeats, as (\\d+)+ does',
  ],
  [
    'a number where text belongs',
    '"site_name": "Casino"',
    '"site_name": 7',
    'casino.test.json:4 site_name: must be text, is 7',
  ],
  [
    'text where a number belongs',
    '"minutes": 15',
    '"minutes": "15"',
    'casino.test.json:50 deposit_methods.0.minutes: must be a number, is "15"',
  ],
  [
    'a key that there is not',
    '"currency"',
    '"curency"',
    'casino.test.json:1 currency: is missing; add it',
    'casino.test.json:5 curency: is not a key here; did you mean currency?',
  ],
  ['a key that is missing', '  "jurisdiction": "mt",\n', '', 'casino.test.json:1 jurisdiction: is missing; add it'],
  [
    'a colour option that is none',
    '"color1-1"',
    '"green"',
    'casino.test.json:8 theme_color: must be a colour option such as color1-1, is "green"',
  ],
  [
    'a colour of another template',
    '"color1-1"',
    '"color7-1"',
    'casino.test.json:8 theme_color: Invalid theme color; did you mean color1-1?',
  ],
  [
    'a template that there is not',
    '"casino1"',
    '"casimo1"',
    'casino.test.json:7 theme_code: Invalid theme code; did you mean casino1?',
  ],
  [
    'a language that there is not',
    '["RUS", "EN"]',
    '["RUS", "EN", "PHPP"]',
    `casino.test.json:22 languages.2: must be one of ${languageCodes.join(', ')}, is "PHPP"; did you mean PHP?`,
  ],
  [
    'a time zone that there is not',
    '"Europe/Malta"',
    '"Europe/Matla"',
    'casino.test.json:6 time_zone: must be the name of a time zone such as Asia/Manila, is "Europe/Matla"; did you mean Europe/Malta?',
  ],
  [
    'a jurisdiction that there is not',
    '"mt"',
    '"mlt"',
    `casino.test.json:23 jurisdiction: must be one of ${jurisdictionCodes.join(', ')}, is "mlt"; did you mean mt?`,
  ],
  [
    'a default language that is not offered',
    '["RUS", "EN"]',
    '["EN"]',
    'casino.test.json:21 default_language: RUS is not among languages; add it there, or take another',
  ],
  [
    'a date that is none',
    '"expired_date": null',
    '"expired_date": "tomorrow"',
    'casino.test.json:15 expired_date: must be a time such as 2026-12-01T06:00:00.000Z, is "tomorrow"',
  ],
  [
    'a redirect to another site',
    '"root_redirect": null',
    '"root_redirect": "//evil.example"',
    'casino.test.json:24 root_redirect: must be a path of this site, beginning with one slash, is "//evil.example"',
  ],
  [
    'a bank’s example that its pattern refuses',
    '"0012345678"',
    '"HRB-12"',
    'casino.test.json:46 banks.0.example: does not match the pattern; correct one of the two',
  ],
  [
    'a ladder that goes down',
    '"turnover": 90000',
    '"turnover": -1',
    'casino.test.json:54 vip_levels.1.turnover: must be a whole number, 0 or more, is -1',
  ],
  [
    'no provider',
    '[{ "provider_code": "JILI", "provider_name": "Jili", "categories": ["slot_game", "casino"] }]',
    '[]',
    'casino.test.json:34 warning: providers: is empty: nobody can play or bet',
  ],
  [
    'a text that is not JSON',
    '"currency": "EUR",',
    'currency: "EUR",',
    'casino.test.json:5 (whole file): is not JSON: invalid symbol; keys and texts stand in double quotes',
  ],
  [
    'a comma too many',
    '"casino"] }],',
    '"casino"] },],',
    'casino.test.json:34 (whole file): is not JSON: value expected; is there a comma too many?',
  ],
  [
    'a comment',
    '  "currency"',
    '  // euros\n  "currency"',
    'casino.test.json:5 (whole file): is not JSON: invalid comment token; JSON has no comments, take it out',
  ],
  ['no object', good, '[]', 'casino.test.json:1 (whole file): must be one JSON object: { … }'],
  [
    'an empty file',
    good,
    '',
    'casino.test.json:1 (whole file): is not JSON: it is empty; write { … }, or delete the file',
  ],
  [
    'names of shared files that are no list',
    '{\n  "domain_name"',
    '{\n  "extends": "common/cms.json",\n  "domain_name"',
    'casino.test.json:2 extends: must be a list of names of files, such as ["common/cms.json"]',
  ],
  [
    'a shared file that is not there',
    '{\n  "domain_name"',
    '{\n  "extends": ["nothing.json"],\n  "domain_name"',
    'casino.test.json:2 extends.0: nothing.json is not there; correct the name',
  ],
  [
    'several mistakes',
    '"EUR",\n  "time_zone": "Europe/Malta"',
    '"eur",\n  "time_zone": 3,\n  "a": 1',
    'casino.test.json:5 currency: must be an active currency of ISO 4217, is "eur"; did you mean EUR?',
    'casino.test.json:6 time_zone: must be text, is 3',
    'casino.test.json:7 a: is not a key here; take it out',
  ],
  [
    'a key that stands twice, deep in the file',
    '"logo": "/hrb.svg",',
    '"logo": "/hrb.svg",\n      "logo": "/b.svg",',
    'casino.test.json:45 banks.0.logo: stands twice, first in line 44; keep one',
  ],
  [
    'a misspelt key in an entry',
    '"provider_name"',
    '"providerName"',
    'casino.test.json:34 providers.0.provider_name: is missing; add it',
    'casino.test.json:34 providers.0.providerName: is not a key here; did you mean provider_name?',
  ],
  [
    'a misspelt key in a menu',
    '"content_id": "slots", ',
    '"content_id": "slots", "titel": {}, ',
    'casino.test.json:35 menu.0.titel: is not a key here; did you mean title?',
  ],
  [
    'a language of a text that there is not',
    '"EN": "About us"',
    '"EN": "About us", "ES": "Nosotros"',
    'casino.test.json:73 cms.about_us.title.ES: is not a key here; did you mean ESP?',
  ],
  [
    'a category that there is not',
    '["slot_game", "casino"]',
    '["slot_games", "casino"]',
    'casino.test.json:34 providers.0.categories.0: must be one of hot, slot_game, casino, hash_game, sportsbook, fishing, poker, sabong, lottery, horse_racing, bingo, arcade, crash, is "slot_games"; did you mean slot_game?',
  ],
  [
    'a fraction of a minor unit',
    '"referral_reward": 500',
    '"referral_reward": 4.5',
    'casino.test.json:33 referral_reward: must be a whole number, 0 or more, is 4.5',
  ],
  [
    'a provider twice',
    '[{ "provider_code"',
    '[{ "provider_code": "JILI", "provider_name": "J", "categories": ["casino"] }, { "provider_code"',
    'casino.test.json:34 providers.1.provider_code: JILI is there twice; take one out',
  ],
  [
    'a language twice',
    '["RUS", "EN"]',
    '["RUS", "EN", "RUS"]',
    'casino.test.json:22 languages.2: RUS is there twice; take one out',
  ],
  [
    'a provider off that the site has not',
    '"providers": [',
    '"providers_off": ["JILY"],\n  "providers": [',
    'casino.test.json:34 providers_off.0: JILY is not a provider of the site; did you mean JILI?',
  ],
  [
    'a method that takes nothing',
    '"minimum": 1000, "maximum": 400000',
    '"minimum": 600000, "maximum": 700000',
    'casino.test.json:50 deposit_methods.0: takes nothing that limits.deposit allows; correct one of the two',
  ],
  [
    'a method upside down',
    '"minimum": 1000, "maximum": 400000',
    '"minimum": 5000, "maximum": 4000',
    'casino.test.json:50 deposit_methods.0: minimum 5000 is above maximum 4000; correct one of the two',
  ],
  [
    'no way to pay in',
    '{ "method": "bank", "name": "Transfer", "icon": "bank", "minimum": 1000, "maximum": 400000, "minutes": 15 }',
    '',
    'casino.test.json:49 warning: deposit_methods: is empty: nobody can pay in',
  ],
  [
    'a pattern that is none',
    '\\\\d{10,12}',
    '[0-9',
    'casino.test.json:45 banks.0.pattern: is not a regular expression: Unterminated character class',
  ],
  [
    'a pattern with two ways at each sign',
    '\\\\d{10,12}',
    '(?:\\\\d|\\\\d\\\\d)+',
    'casino.test.json:45 banks.0.pattern: may take for ever on a number that does not fit; repeat no group that repeats, as (\\d+)+ does',
  ],
  [
    'a pattern that looks back',
    '\\\\d{10,12}',
    '(\\\\d{5})\\\\1',
    'casino.test.json:45 banks.0.pattern: has \\1; an account number needs signs, groups and repetitions alone',
  ],
  [
    'an icon that there is not',
    '"icon": "bank"',
    '"icon": "banc"',
    'casino.test.json:50 deposit_methods.0.icon: must be one of bank, wallet, ticket, is "banc"; did you mean bank?',
  ],
  [
    'a placeholder with blanks in it',
    'Welcome to {{site_name}}',
    'Welcome to {{ site_name }}',
    'casino.test.json:60 warning: slides.0.title.EN: {{ site_name }} stands for nothing; did you mean site_name?',
  ],
  [
    'a placeholder where none is filled in',
    '"/logo1.svg"',
    '"/{{scene_palette}}/logo1.svg"',
    'casino.test.json:10 warning: logo1: {{scene_palette}} is not filled in here; write what it stands for',
  ],
  [
    'a text that nobody could read',
    '"RUS": "О нас", "EN": "About us"',
    '"CN": "关于我们"',
    'casino.test.json:73 cms.about_us.title: has no text in RUS, the default language; add it',
    'casino.test.json:22 warning: languages.1: EN lacks the text cms.about_us.title; add it, or take EN out',
  ],
  [
    'a link in a page to no page',
    '<p>We are here.</p>',
    "<p><a href='/baking'>Here</a></p>",
    'casino.test.json:74 warning: cms.about_us.body.EN: /baking is no page of the product itself; did you mean /banking?',
  ],
  [
    'a redirect to a category that is off',
    '"root_redirect": null',
    '"root_redirect": "/poker"',
    'casino.test.json:24 warning: root_redirect: /poker is not offered by this site',
  ],
  [
    'a redirect to itself',
    '"root_redirect": null',
    '"root_redirect": "/"',
    'casino.test.json:24 root_redirect: leads to itself; null shows the home page',
  ],
  [
    'a page of text that there is not',
    '"about_us"',
    '"about"',
    'casino.test.json:71 warning: cms.about: is no page of text: nobody sees it; did you mean about_us?',
  ],
  [
    'a record for search engines of no page',
    '"page_name": "home"',
    '"page_name": "hom"',
    'casino.test.json:81 warning: seo.0.page_name: hom is no page: nobody sees it; did you mean home?',
  ],
  [
    'a chat without its id',
    '"house"',
    '""',
    'casino.test.json:27 warning: live_chat.chat_id: is empty: the chat is not shown',
  ],
  [
    'a maintenance that is over',
    '"is_maintenance": false, "start_date": null, "end_date": null',
    '"is_maintenance": true, "start_date": null, "end_date": "2026-03-01T00:00:00.000Z"',
    'casino.test.json:26 warning: maintenance.end_date: is over: the site is open; set is_maintenance to false',
  ],
  [
    'a domain with a misspelt ending',
    '"domain_name": "casino.test"',
    '"domain_name": "casino.cmo"',
    'casino.cmo.json:2 warning: domain_name: ends with .cmo, which nobody registers domains under; look at its spelling',
  ],
  [
    'an address in numbers as the domain',
    '"domain_name": "casino.test"',
    '"domain_name": "10.0.0.1"',
    '10.0.0.1.json:2 domain_name: is not a domain',
  ],
  [
    'an analytics script from an origin that is not named',
    '"analytics": []',
    '"analytics": [{ "section": "HEAD", "script": "<script src=\\"https://pixel.example/p.js\\"></script>" }]',
    'casino.test.json:39 analytics.0.script: loads from https://pixel.example, which analytics_origins lacks; add it there',
  ],
  [
    'a picture that is no address',
    '"/partner.svg"',
    '"partner.svg"',
    'casino.test.json:38 warning: partners.0.img_url: is no address: pages lack the picture; write /… or https://…',
  ],
];

describe('a site file', () => {
  test('that is valid is opened without a message', () => expect(said({ 'casino.test.json': good })).toEqual([]));

  test.each(rows)('with %s is refused or warned of, by file, line and path', (_, from, to, ...messages) => {
    const [, domain = 'casino.test'] = /"domain_name": "(.*)"/.exec(to) ?? [];
    expect(said({ [`${domain}.json`]: changed(from, to) })).toEqual(messages);
  });
});

describe('site files together', () => {
  const other = changed('"domain_name": "casino.test"', '"domain_name": "other.test"');

  test('have each domain once', () =>
    expect(said({ 'casino.test.json': good, 'other.test.json': good })).toEqual([
      'other.test.json:2 domain_name: must be other.test, as the file is called; casino.test.json is there already',
      'other.test.json:3 warning: external_id: casino is casino.test’s, too; take another',
    ]));

  test('have no twin with www.', () => {
    const twin = changed('"domain_name": "casino.test"', '"domain_name": "www.casino.test"');
    expect(said({ 'casino.test.json': good, 'www.casino.test.json': twin })).toEqual([
      'www.casino.test.json:2 domain_name: is found as casino.test; leave www. off, here and in the file’s name',
      'www.casino.test.json:2 domain_name: casino.test.json is this site; delete this file',
    ]);
  });

  test('have each id once', () =>
    expect(said({ 'casino.test.json': good, 'other.test.json': other })).toEqual([
      'other.test.json:3 warning: external_id: casino is casino.test’s, too; take another',
    ]));

  test('say a mistake in a file that they share once, where it is', () => {
    const shared = `{\n  "currency": "XYZ"\n}`;
    const taking = (text: string) =>
      text.replace('{', '{\n  "extends": ["common/shared.json"],').replace('  "currency": "EUR",\n', '');
    mkdirSync(join(folder, 'common'));
    writeFileSync(join(folder, 'common/shared.json'), shared);
    const files = { 'casino.test.json': taking(good), 'other.test.json': taking(other).replace('"casino"', '"other"') };
    expect(said(files)).toEqual(['common/shared.json:2 currency: must be an active currency of ISO 4217, is "XYZ"']);
  });
});
