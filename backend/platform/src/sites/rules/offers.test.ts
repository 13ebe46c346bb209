import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { sandboxSites } from '../siteFolder';
import { domainsIn, examineSites, problemsIn } from '../siteSet';
import { wageringIn } from './offers';

const good = JSON.parse(readFileSync(fileURLToPath(new URL('../testing/casino.test.json', import.meta.url)), 'utf8'));
const now = Date.parse('2026-03-14T12:00:00.000Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-offers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is said of offers in a site of a jurisdiction with these keys. */
function said(jurisdiction: string, own: object): string[] {
  const file = { ...good, jurisdiction, gamify_status: true, ...own };
  writeFileSync(join(folder, 'casino.test.json'), JSON.stringify(file, null, 2));
  return problemsIn(examineSites(folder, domainsIn(folder), undefined, now).values())
    .map(({ message }) => message)
    .filter((message) => /\((?:depositMission|depositLevel|mixedProducts|wagering|significantTerms), /.test(message));
}

const local = (text: string) => ({ RUS: text, EN: text });
const mission = (measure: string) => ({
  ...{ mission_id: 'one', title: local('Goal'), text: local('Do it.'), measure, target: 3 },
  ...{ reward: { account: 'game_token', amount: 5 }, ends_at: null },
});
const level = (deposit: number, turnover: number) => [
  { name: 'Bronze', deposit: 0, turnover: 0 },
  { name: 'Silver', deposit, turnover, gift: 10 },
];
const provider = (...categories: string[]) => ({ provider_code: 'P', provider_name: 'P', categories });
const promotion = {
  ...{ slug: 'a', title: local('A'), summary: local('S'), body: local('<p>B</p>'), image_url: '/a.svg' },
  ...{ published_at: '2026-01-01T00:00Z', ends_at: null },
};
const both = [provider('casino', 'sportsbook')];
const casino = [provider('casino')];

/** A jurisdiction, what a site offers there, and the path and rule of each refusal. */
const rows: [what: string, jurisdictions: string, own: object, ...refused: string[]][] = [
  [
    'a mission that counts deposits',
    'uk mt',
    { providers: casino, missions: [mission('deposits')] },
    'missions.0.measure depositMission',
  ],
  [
    'a mission that counts deposits, while rewards are off',
    'uk mt',
    { gamify_status: false, missions: [mission('deposits')] },
    'missions.0.measure depositMission',
  ],
  ['a mission that counts deposits', 'none ph', { providers: both, missions: [mission('deposits')] }],
  [
    'a level that asks for deposits',
    'uk mt',
    { providers: casino, vip_levels: level(1, 0) },
    'vip_levels.1.deposit depositLevel',
  ],
  ['a level that asks for deposits', 'none ph', { providers: both, vip_levels: level(1, 0) }],
  [
    'tokens for sports bets',
    'uk',
    { providers: casino, missions: [mission('bets')] },
    'missions.0.measure mixedProducts',
  ],
  ['tokens for sports bets', 'none mt ph', { providers: both, missions: [mission('bets')] }],
  [
    'levels by stakes of the casino and of sports',
    'uk',
    { providers: both, vip_levels: level(0, 5) },
    'vip_levels.1.turnover mixedProducts',
  ],
  ['levels by stakes of the casino alone', 'uk', { providers: casino, vip_levels: level(0, 5) }],
  ['rounds beside sports', 'uk', { providers: both, vip_levels: level(0, 0), missions: [mission('rounds')] }],
  [
    'rounds of the casino and of bingo',
    'uk',
    { providers: [provider('casino', 'bingo')], vip_levels: level(0, 0), missions: [mission('rounds')] },
    'missions.0.measure mixedProducts',
  ],
  ['missions of both, while rewards are off', 'uk', { gamify_status: false, missions: [mission('bets')] }],
  [
    'a bonus that is to be staked 11 times',
    'uk',
    { providers: casino, marquee: [{ id: 'b', text: local('Wager the bonus 11x.'), link: '' }] },
    'marquee.0.text.RUS wagering',
    'marquee.0.text.EN wagering',
  ],
  [
    'a bonus that is to be staked 10 times',
    'uk',
    { providers: casino, marquee: [{ id: 'b', text: local('Wager the bonus 10x.'), link: '' }] },
  ],
  [
    'a promotion without significant terms',
    'uk',
    { providers: casino, promotions: [promotion] },
    'promotions.0.terms significantTerms',
  ],
  [
    'a promotion with terms in another language only',
    'uk',
    { providers: casino, promotions: [{ ...promotion, terms: { EN: 'From 18, until May.' } }] },
    'promotions.0.terms significantTerms',
  ],
  [
    'a promotion with its terms',
    'uk',
    { providers: casino, promotions: [{ ...promotion, terms: local('From 18, until May.') }] },
  ],
  [
    'a promotion of what the site does not have',
    'uk',
    { providers: casino, promotions: [{ ...promotion, needs: 'bingo' }] },
  ],
  ['a promotion without significant terms', 'none mt ph', { providers: both, promotions: [promotion] }],
];

describe('an offer', () => {
  const each = rows.flatMap(([what, codes, own, ...refused]) =>
    codes.split(' ').map((code) => ({ what, code, own, refused })),
  );

  test.each(each)('$code: $what [D13.01, D13.02, D13.03, D13.04, D13.05]', ({ code, own, refused }) => {
    const found = said(code, own).map((message) => message.replace(/^\S+:\d+ ([^:]+): .*\((\w+), .*$/, '$1 $2'));
    expect(found.sort()).toEqual(refused.sort());
  });

  test('is refused with the line, what to do, and the rule with its source [D13.06]', () => {
    const [message] = said('uk', { providers: casino, missions: [mission('deposits')] });
    expect(message).toMatch(
      /^casino\.test\.json:\d+ missions\.0\.measure: counts deposits; .* \(depositMission, uk: our own rule, after RTS 14A\)$/,
    );
  });
});

test.each([
  ['Wager the bonus 35x within a week.', 35],
  ['A 40× rollover applies.', 40],
  ['Отыграйте бонус 30 раз.', 30],
  ['奖金须完成 15 倍流水。', 15],
  ['Apuesta el bono 20 veces.', 20],
  ['Wager it once. Wins of up to 500x.', 0],
])('%s says %i times', (text, count) => expect(wageringIn(text)).toBe(count));

test('the shipped sites count no deposits and keep the rules of their jurisdictions', () => {
  const sites = [...examineSites(sandboxSites, domainsIn(sandboxSites), undefined, now).values()];
  expect(
    sites.flatMap(({ made }) => made?.site.missions ?? []).filter(({ measure }) => measure === 'deposits'),
  ).toEqual([]);
  expect(problemsIn(sites).filter(({ level }) => level === 'error')).toEqual([]);
});
