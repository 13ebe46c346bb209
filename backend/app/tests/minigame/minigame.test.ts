import { randomUUID } from 'node:crypto';
import { chestMultipliers, fillChests, spinEvery, stopOf, wheel, wheelChances } from '@marquee/platform/minigame/rules';
import { fairRandom } from '@marquee/protocols/fairness/fairRandom';
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

  test('pay what stood in the opened one, and refuse more than there is', async () => {
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
