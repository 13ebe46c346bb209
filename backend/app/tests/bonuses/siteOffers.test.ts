import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { runTool } from '@marquee/platform/sites/tool/tool';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { siteOffers } from '../../src/commands/siteOffers';
import { walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
let folder: string;
beforeAll(async () => {
  bench = await walletBench();
  folder = mkdtempSync(join(tmpdir(), 'marquee-site-offers-'));
  cpSync(sandboxSites, folder, { recursive: true });
  const file = join(folder, 'common/offers-php.json');
  const { bonus_offers } = JSON.parse(readFileSync(file, 'utf8'));
  const words = { title: { EN: 'T' }, terms: { EN: 'T' }, full_terms: { EN: 'T' } };
  const gift = { ...bonus_offers[2], ...words, code: 'GIFT', products: ['casino'], kind: 'fixed', counts: [] };
  const { promo_code: _, ...byStaff } = { ...gift, trigger: { on: 'staff' } };
  const night = {
    ...byStaff,
    code: 'NIGHT',
    trigger: { on: 'claim' },
    weekdays: [1],
    hours: { from: '22:00', until: '02:00' },
  };
  const old = { ...night, code: 'OLD', ends_at: '2026-02-01T00:00Z' };
  writeFileSync(file, JSON.stringify({ bonus_offers: [...bonus_offers, byStaff, night, old] }));
});
beforeEach(async () => {
  await bench.reset();
  bench.clock.set('2026-03-14T12:00:00Z');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bench.database.close();
});

/** Runs a command line: its exit code, what it prints and what it complains. */
async function run(line: string[], database: Parameters<typeof siteOffers>[0] = (work) => work(bench.database)) {
  let [printed, complained] = ['', ''];
  const workspace = {
    ...{ folder, port: 80, now: () => bench.clock.now() },
    print: (text: string) => {
      printed += text;
    },
  };
  const complain = (text: string) => {
    complained += text;
  };
  const code = await runTool(line, workspace, complain, { offers: siteOffers(database) });
  return { code, printed, complained };
}

describe('npm run site -- offers', () => {
  it('lists offers with their state, what is left of the budget, and when they may be taken', async () => {
    await bench.database.query(
      `insert into bonus_offers values ('localhost', 'WELCOME', 100000, null, null),
         ('localhost', 'FREE-BET', 499999999, 1, 'budget'), ('localhost', 'CASH-BACK', 0, 1, 'operator')`,
    );
    const { code, printed } = await run(['offers', 'localhost']);
    expect(code).toBe(0);
    const rows = printed
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    const always = 'from 2026-01-01T00:00Z without end';
    expect(rows).toEqual([
      ['code', 'kind', 'due', 'state', 'budget left', 'schedule'],
      ['WELCOME', 'match', 'first deposit', 'open', '₱4,999,000.00 of ₱5,000,000.00', always],
      ['FREE-BET', 'free_bet', 'contact', 'budget gone', '₱0.01 of ₱5,000,000.00', always],
      ['KICKOFF', 'free_bet', 'claim code', 'open', '₱5,000,000.00 of ₱5,000,000.00', always],
      ['CASH-BACK', 'cash_back', 'each week', 'ended by staff', '₱5,000,000.00 of ₱5,000,000.00', always],
      ['GIFT', 'fixed', 'staff', 'open', '₱5,000,000.00 of ₱5,000,000.00', always],
      [
        'NIGHT',
        'fixed',
        'claim',
        'out of hours',
        '₱5,000,000.00 of ₱5,000,000.00',
        `${always} Mon 22:00–02:00 Asia/Manila`,
      ],
      [
        'OLD',
        'fixed',
        'claim',
        'ended',
        '₱5,000,000.00 of ₱5,000,000.00',
        expect.stringContaining('to 2026-02-01T00:00Z Mon'),
      ],
    ]);
  });

  it('says what a player could have, and every reason why not', async () => {
    const { player } = await bench.player({ verified: false });
    const { code, printed } = await run(['offers', 'localhost', '--player', player.accountId.toUpperCase()]);
    expect(code).toBe(0);
    const lines = new Map(
      printed
        .trim()
        .split('\n')
        .map((line) => line.split(/ {2,}/) as [string, string]),
    );
    expect(Object.fromEntries(lines)).toEqual({
      WELCOME: 'not now: no telephone or e-mail address is proved',
      'FREE-BET': 'is not offered: no consent to marketing of its products in the inbox',
      KICKOFF: 'is not offered: no consent to marketing of its products in the inbox',
      'CASH-BACK': 'not now: no telephone or e-mail address is proved; it comes after the period',
      GIFT: 'not now: no telephone or e-mail address is proved',
      NIGHT: 'not now: not at this hour or on this day of the week; no telephone or e-mail address is proved',
      OLD: 'not now: it has ended; no telephone or e-mail address is proved',
    });
    await bench.database.query('update players set phone_verified_at = 1 where id = $1', [player.id]);
    const after = await run(['offers', 'localhost', '--player', player.accountId]);
    expect(after.printed).toContain('can be had by a deposit');
    expect(after.printed).toMatch(/GIFT +staff can give it: ₱100\.00/);
  });

  it.each([
    [['offers', 'nowhere.test'], 1, /no site nowhere\.test/],
    [['offers', 'localhost', '--player', 'nobody'], 1, /^There is no player nobody of localhost\.\n$/],
    [['offers'], 2, /offers <domain>/],
    [['offers', 'localhost', '--players', 'a'], 2, /--players/],
  ])('refuses %j with %d', async (line, code, reason) => {
    const outcome = await run(line);
    expect([outcome.code, outcome.printed]).toEqual([code, '']);
    expect(outcome.complained).toMatch(reason);
  });

  it('says that it cannot read the database', async () => {
    const failing = () => Promise.reject(new Error('There is no database in /x.'));
    expect(await run(['offers', 'localhost'], failing)).toMatchObject({
      ...{ code: 1, complained: 'The database cannot be read: There is no database in /x.\n' },
    });
  });

  it('explains itself, and says where there are no offers', async () => {
    expect((await run(['help'])).printed).toContain('offers <domain>');
    expect((await run(['offers', '--help'])).printed).toContain('--player');
    expect((await run(['offers', 'slot8.localhost'])).printed).toBe('slot8.localhost has no offers.\n');
  });
});
