import { Days } from '@marquee/contract/days';
import { keyOf } from '@marquee/platform/catalogue/catalogue';
import { offerOf } from '@marquee/platform/catalogue/offer';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { type ProviderAnswer, providerHeader } from '@marquee/protocols/provider/messages';
import { coveredRequest, signedHeaders } from '@marquee/protocols/signing/signing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

const site = 'casino4.localhost';
let backend: Awaited<ReturnType<typeof testBackend>>;
let player: TestPlayer;
let serial = 0;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.resetLimits();
  player = await backend.player({ site, cash: 1_000_000 });
});

/** Makes it a second before midnight at the site, when the player is this old from midnight on. */
async function turns(age: number): Promise<void> {
  const { time_zone } = backend.sites.find(site) as SiteFile;
  const days = new Days(time_zone);
  const tomorrow = days.dayOf(days.midnight(backend.clock.now()) + 36 * 3_600_000);
  const midnight = days.midnight(days.midnight(backend.clock.now()) + 36 * 3_600_000);
  backend.clock.advance(midnight - 1000 - backend.clock.now());
  player = await backend.player({ site, cash: 1_000_000 });
  const born = `${Number(tomorrow.slice(0, 4)) - age}${tomorrow.slice(4)}`;
  await backend.database.query('update players set date_of_birth = $2 where id = $1', [player.id, born]);
}

/** A game of the site, by kind. */
async function gameOf(engine: string, least = 1) {
  const { tiles } = await backend.services.catalogue.ofSite(offerOf(backend.sites.find(site) as SiteFile));
  const rows = await backend.database.query<{ provider_code: string; game_code: string }>(
    'select provider_code, game_code from games where engine = $1 and stake_low >= $2 order by 1, 2',
    [engine, least],
  );
  const game = rows.find((row) => tiles.get(keyOf(row)));
  if (!game) throw new Error(`no ${engine}`);
  return game;
}

const launch = (game: { provider_code: string; game_code: string }) =>
  backend.call('product/launch', { ...game, mode: 'real', language: 'EN' }, { player });

/** Launches a game; what its provider may call then. */
async function seat(engine: string) {
  const { provider_code, ...game } = await gameOf(engine);
  const session = (await launch({ provider_code, ...game })).launch_url?.split('.')[1]?.split('~')[0] ?? '';
  const send = async (call: string, message: object) => {
    const text = JSON.stringify({ session, ...message });
    const keys = await backend.partners.keys.provider(provider_code);
    const covered = coveredRequest({ method: 'POST', url: `/provider/v1/${call}` });
    const headers = { [providerHeader]: provider_code, ...signedHeaders(keys, covered, text, backend.clock.now()) };
    const response = await backend.app.request(`/provider/v1/${call}`, { method: 'POST', headers, body: text });
    return (await response.json()) as ProviderAnswer;
  };
  return {
    /** A bet of the round; its transaction is the round's name and a number. */
    bet: (round_id: string, amount: number, transaction_id = `t${++serial}`, currency = 'GBP') =>
      send('bet', { transaction_id, round_id, amount, currency }),
    rollback: (round_id: string, bet_transaction_id: string) =>
      send('rollback', { transaction_id: `t${++serial}`, bet_transaction_id, round_id }),
    end: (round_id: string) => send('end_round', { round_id }),
  };
}

const cash = async () => (await backend.services.ledger.balances(backend.database, player.id)).cash;
const tooHigh = (highest_stake: number) => ({ status: 'slotStakeTooHigh', highest_stake });

test('a slot takes 2.00 a second before the 25th birthday and 5.00 after it, and says which [D9.25]', async () => {
  await turns(25);
  const { bet, end } = await seat('slot');
  expect(await bet('r1', 201)).toEqual(tooHigh(200));
  expect(await bet('r1', 200)).toMatchObject({ status: 'ok', balance: 999_800 });
  await end('r1');
  backend.clock.advance(2500);
  expect(await bet('r2', 501)).toEqual(tooHigh(500));
  expect(await bet('r2', 500)).toMatchObject({ status: 'ok', balance: 999_300 });
  expect(await cash()).toBe(999_300);
});

test('the bets of one round count together, without those rolled back; a repeat is answered as before [D9.25]', async () => {
  const { bet, rollback, end } = await seat('slot');
  expect(await bet('one', 300, 'first')).toMatchObject({ status: 'ok' });
  expect(await bet('one', 201, 'second')).toEqual(tooHigh(500));
  expect(await bet('one', 200, 'third')).toMatchObject({ status: 'ok' });
  expect(await bet('one', 1, 'fourth')).toEqual(tooHigh(500));
  expect(await bet('one', 300, 'first')).toMatchObject({ status: 'ok', repeated: true });
  await rollback('one', 'first');
  expect(await bet('one', 300, 'fifth')).toMatchObject({ status: 'ok' });
  const [, ...at] = await Promise.all([
    bet('one', 1, 'sixth'),
    ...['a', 'b', 'c'].map((id) => bet('one', 1, `seventh-${id}`)),
  ]);
  expect(at).toEqual([tooHigh(500), tooHigh(500), tooHigh(500)]);
  expect(await cash()).toBe(999_500);
  await end('one');
});

test('the platform’s own catalogue says what a slot is, and other games have no highest stake [D9.25]', async () => {
  const { bet } = await seat('slot');
  await backend.database.query("update games set engine = 'reels' where engine = 'slot'");
  expect(await bet('r1', 501)).toEqual(tooHigh(500));
  await backend.database.query("update games set engine = 'slot' where engine = 'reels'");
  const table = await seat('roulette');
  backend.clock.advance(5000);
  expect(await table.bet('r1', 50_000)).toMatchObject({ status: 'ok' });
});

test('an account in another currency is offered no slots, and no stake of an open game is taken', async () => {
  const { bet } = await seat('slot');
  await backend.database.query("update players set currency = 'EUR' where id = $1", [player.id]);
  expect(await launch(await gameOf('slot'))).toMatchObject({ statusMessage: 'gameUnknown' });
  expect(await launch(await gameOf('roulette'))).toMatchObject({ statusCode: 1 });
  await backend.database.query("update play_sessions set currency = 'EUR' where player_id = $1", [player.id]);
  expect(await bet('r1', 100, 'euros', 'EUR')).toEqual({ status: 'gameUnknown' });
});

test('the sandbox’s slots offer the stakes of the player’s age, also in a demo, and never none', async () => {
  const ask = async (call: string, body: object) =>
    (await (await backend.post(`/play/api/${call}`, body)).json()) as {
      statusMessage: string;
      key: string;
      stake: { steps: number[] };
    };
  const tokenOf = (launched: { launch_url?: string }) => ({ token: launched.launch_url?.split('#')[1] ?? '' });
  await turns(25);
  const game = await gameOf('slot');
  const young = await ask('open', tokenOf(await launch(game)));
  const dear = await ask('open', tokenOf(await launch(await gameOf('slot', 5))));
  expect([young.stake.steps, dear.stake.steps]).toEqual([
    [100, 200],
    [100, 200],
  ]);
  const round = { key: young.key, request_id: crypto.randomUUID(), stake: 500, bet: {} };
  expect(await ask('play', round)).toMatchObject({ statusMessage: 'stakeInvalid' });
  backend.clock.advance(1000);
  const older = await ask('open', tokenOf(await launch(game)));
  expect(older.stake.steps).toEqual([100, 200, 500]);
  const demo = await backend.call('product/launch', { ...game, mode: 'demo', language: 'EN' }, { player });
  expect((await ask('open', tokenOf(demo))).stake.steps).toEqual([100, 200, 500]);
});

test('tiles of slots show stakes up to the highest of all ages and their page says which, other games their own', async () => {
  const shown = async (engine: string) => {
    const { value, facts } = await backend.call('product/game', await gameOf(engine), { site });
    return { maximum: value?.[0]?.stake.maximum ?? 0, highest: facts?.highest_stakes };
  };
  const highest = [
    { from: 18, amount: 200 },
    { from: 25, amount: 500 },
  ];
  expect(await shown('slot')).toEqual({ maximum: 500, highest });
  const table = await shown('roulette');
  expect(table.maximum).toBeGreaterThan(500);
  expect(table.highest).toBeUndefined();
});
