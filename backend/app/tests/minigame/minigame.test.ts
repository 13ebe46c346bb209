import { randomUUID } from 'node:crypto';
import { sections } from '@marquee/platform/account/export/sections';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { chestMultipliers, fillChests, spinEvery, stopOf, wheel, wheelChances } from '@marquee/platform/minigame/rules';
import { fairRandom, hashOf } from '@marquee/protocols/fairness/fairRandom';
import { afterAll, beforeEach, describe, expect, test } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

const backend = await testBackend();
beforeEach(() => backend.reset());
afterAll(() => backend.close());

describe('the wheel', () => {
  test('shows chances that sum to one', () => {
    expect(wheelChances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('stops where the shown chances say', () => {
    const rounds = 20_000;
    const stops = wheel.map(() => 0);
    for (let nonce = 0; nonce < rounds; nonce++) {
      const stop = stopOf(fairRandom('seed', 'player', nonce));
      stops[stop] = (stops[stop] ?? 0) + 1;
    }
    for (const [index, { chance }] of wheelChances.entries()) {
      expect(Math.abs((stops[index] ?? 0) / rounds - chance)).toBeLessThan(0.012);
    }
  });

  test('gives its prize once a day, and once for one key', async () => {
    const player = await backend.player();
    const request_id = randomUUID();
    const first = await backend.call('minigame/spin', { request_id }, { player });
    const again = await backend.call('minigame/spin', { request_id }, { player });
    const balance = await backend.call('auth/get_balance', {}, { player });
    expect(first.statusCode).toBe(1);
    expect(again.prize).toBe(first.prize);
    expect(balance.minigame?.token_balance).toBe(first.prize);
    expect((await backend.call('minigame/spin', { request_id: randomUUID() }, { player })).statusMessage).toBe(
      'spinNotReady',
    );
  });

  test('turns again after a day', async () => {
    const player = await backend.player();
    await backend.call('minigame/spin', { request_id: randomUUID() }, { player });
    backend.clock.advance(spinEvery);
    const login = await backend.call('auth/login', {
      account_id: player.account_id,
      password: 'correct horse battery 7',
    });
    const back = { ...player, auth: login.token ?? '' };
    expect((await backend.call('minigame/spin', { request_id: randomUUID() }, { player: back })).statusCode).toBe(1);
  });
});

describe('the chests', () => {
  test('hold every multiplier exactly once', () => {
    for (let nonce = 0; nonce < 50; nonce++) {
      expect(fillChests(fairRandom('seed', 'player', nonce)).sort()).toEqual([...chestMultipliers]);
    }
  });

  test('pay what was in the opened one, and refuse more than the balance', async () => {
    const player = await backend.player();
    const spin = await backend.call('minigame/spin', { request_id: randomUUID() }, { player });
    const prize = spin.prize ?? 0;
    const opened = await backend.call(
      'minigame/open_chest',
      { request_id: randomUUID(), stake: 5, chest: 1 },
      { player },
    );
    expect(opened.payout).toBe(5 * (opened.chests?.[1] ?? Number.NaN));
    expect(opened.value?.[0]?.token_balance).toBe(prize - 5 + (opened.payout ?? 0));
    const tooMuch = await backend.call(
      'minigame/open_chest',
      { request_id: randomUUID(), stake: 100, chest: 0 },
      { player },
    );
    if ((opened.value?.[0]?.token_balance ?? 0) < 100) expect(tooMuch.statusMessage).toBe('insufficientTokens');
  });
});

describe('the server seed of a play', () => {
  type Player = Awaited<ReturnType<typeof backend.player>>;
  const shownTo = async (player: Player) =>
    (await backend.call('minigame/state', {}, { player })).value?.[0]?.next_hash ?? '';
  const spin = (player: Player, given: object = {}) =>
    backend.call('minigame/spin', { request_id: randomUUID(), ...given }, { player });
  const open = (player: Player, given: object = {}) =>
    backend.call('minigame/open_chest', { request_id: randomUUID(), stake: 1, chest: 0, ...given }, { player });

  test('is the one whose hash was shown, and decides together with the player’s seed', async () => {
    const player = await backend.player();
    const shown = await shownTo(player);
    expect(await shownTo(player)).toBe(shown);
    const spun = await spin(player, { hash: shown, client_seed: 'mine!' });
    expect([spun.hash, hashOf(spun.server_seed ?? '')]).toEqual([shown, shown]);
    expect(spun.segment).toBe(stopOf(fairRandom(spun.server_seed ?? '', 'mine!', 1)));
    const next = spun.value?.[0]?.next_hash ?? '';
    expect(next).not.toBe(shown);
    const opened = await open(player, { hash: next });
    expect(opened).toMatchObject({ hash: next, client_seed: player.account_id });
    expect(hashOf(opened.server_seed ?? '')).toBe(next);
    expect(opened.chests).toEqual(fillChests(fairRandom(opened.server_seed ?? '', player.account_id, 1)));
  });

  test('is one for all who ask first at once, and not in the file of their own data', async () => {
    const player = await backend.player();
    expect(new Set(await Promise.all([1, 2, 3].map(() => shownTo(player)))).size).toBe(1);
    expect(sections.map(({ from }) => from)).not.toContain('token_seeds');
  });

  test('is never that of two plays, also when they are made at once', async () => {
    const player = await backend.player();
    const shown = (await spin(player)).value?.[0]?.next_hash;
    const answers = await Promise.all([1, 2, 3].map(() => open(player)));
    expect(new Set(answers.map(({ hash }) => hash)).size).toBe(3);
    expect(answers.filter(({ hash }) => hash === shown)).toHaveLength(1);
    const hash = await shownTo(player);
    const named = await Promise.all([1, 2, 3].map(() => open(player, { hash })));
    expect(named.map(({ statusMessage, hash: revealed }) => revealed ?? statusMessage).sort()).toEqual(
      [hash, 'tryAgain', 'tryAgain'].sort(),
    );
  });

  test('is not used again by a repeated call', async () => {
    const player = await backend.player();
    const play = { request_id: randomUUID(), hash: await shownTo(player), client_seed: 'mine!' };
    const first = await spin(player, play);
    expect(await spin(player, play)).toEqual(first);
    expect(await shownTo(player)).toBe(first.value?.[0]?.next_hash);
  });

  test('stays the next one if its play fails or is refused', async () => {
    const player = await backend.player();
    const hash = (await spin(player)).value?.[0]?.next_hash ?? '';
    await backend.database.script("alter table token_plays add constraint broken check (kind <> 'chests')");
    try {
      expect((await open(player)).statusCode).toBe(-500);
    } finally {
      await backend.database.script('alter table token_plays drop constraint broken');
    }
    expect((await open(player, { hash: hashOf('another') })).statusMessage).toBe('tryAgain');
    expect((await spin(player)).statusMessage).toBe('spinNotReady');
    expect(await shownTo(player)).toBe(hash);
    expect((await open(player, { hash })).hash).toBe(hash);
  });
});

describe('the exchange of game tokens', () => {
  const holding = async (game_token: number) => {
    const player = await backend.player();
    await backend.services.ledger.post(backend.database, {
      key: `gift:${player.id}`,
      kind: 'bonus',
      site: 'localhost',
      playerId: player.id,
      currency: 'PHP',
      legs: [
        { account: 'promotions', amount: -game_token },
        { account: 'game_token', amount: game_token },
      ],
      reference: 'gift',
      description: 'gift',
      at: backend.clock.now(),
    });
    return player;
  };
  const exchange = (
    player: Awaited<ReturnType<typeof holding>>,
    tokens: number,
    request_id = randomUUID(),
    rate = 10,
  ) => backend.call('minigame/exchange', { request_id, tokens, rate }, { player });
  const held = async (player: Awaited<ReturnType<typeof holding>>) => {
    const { game_token, minigame } = await backend.call('auth/get_balance', {}, { player });
    return [game_token, minigame?.token_balance];
  };

  test('is at the rate that the player is shown, once for a key, and stands in their history', async () => {
    const player = await holding(95);
    const { value } = await backend.call('minigame/state', {}, { player });
    expect(value?.[0]).toMatchObject({ game_token: 95, rate: 10, exchanges: [] });
    const request_id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => exchange(player, 7, request_id)));
    for (const answer of answers) {
      expect(answer.value?.[0]).toMatchObject({ game_token: 25, token_balance: 7, exchanges: [{ given: 70, got: 7 }] });
    }
    expect((await exchange(player, 2, request_id)).statusMessage).toBe('requestIdReused');
    expect((await exchange(player, 1, randomUUID(), 9)).statusMessage).toBe('tryAgain');
    expect(await held(player)).toEqual([25, 7]);
  });

  test('never takes more than the balance, also when two calls take the last at once', async () => {
    const player = await holding(95);
    const answers = await Promise.all([5, 6, 9].map((tokens) => exchange(player, tokens)));
    expect(answers.filter(({ statusMessage }) => statusMessage === 'insufficientTokens')).toHaveLength(2);
    const [game = 0, mini = 0] = await held(player);
    expect(game + 10 * mini).toBe(95);
    expect(game).toBeGreaterThanOrEqual(0);
    expect((await verifyLedger(backend.database)).flaws).toEqual([]);
  });

  test('is refused to a self-excluded player', async () => {
    const player = await holding(50);
    await backend.call('protection/self_exclude', { request_id: randomUUID(), option: '6m' }, { player });
    expect((await exchange(player, 1)).statusMessage).toBe('selfExcluded');
    expect(await held(player)).toEqual([50, 0]);
  });
});

test('a site without rewards has no minigame: nothing there gives or takes tokens', async () => {
  const player = await backend.player({ site: 'casino1.localhost' });
  const request_id = randomUUID();
  const answers = [
    await backend.call('minigame/state', {}, { player }),
    await backend.call('minigame/spin', { request_id }, { player }),
    await backend.call('minigame/exchange', { request_id, tokens: 1, rate: 10 }, { player }),
    await backend.call('minigame/open_chest', { request_id, stake: 1, chest: 0 }, { player }),
  ];
  expect(answers.map(({ statusMessage }) => statusMessage)).toEqual(Array(4).fill('notOffered'));
});
