import { fairRandom, hashOf } from '@marquee/protocols/fairness/fairRandom';
import { timeOf } from '@marquee/sandbox/games/engines/crash/engine';
import { type EngineName, engineNames, engines } from '@marquee/sandbox/games/engines/engines';
import type { RoundAnswer } from '@marquee/sandbox/games/rounds';
import { makeToken, readToken } from '@marquee/sandbox/games/tokens';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { cutLine } from '../../src/testing/cutLine';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

type Backend = Awaited<ReturnType<typeof testBackend>>;
const { mode, line } = cutLine();
let backend: Backend;
let player: TestPlayer;

beforeAll(async () => {
  backend = await testBackend({ mode });
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.resetLimits();
  player = await backend.player({ cash: 10_000_000 });
});

interface Game {
  provider_code: string;
  game_code: string;
}

async function gameOf(engine: EngineName, profile = ''): Promise<Game> {
  const [row] = await backend.database.query<Game>(
    `select provider_code, game_code from games where engine = $1 and ($2 = '' or profile = $2) order by 1, 2 limit 1`,
    [engine, profile],
  );
  if (!row) throw new Error(`no game of ${engine}`);
  return row;
}

async function ask(call: string, body: object) {
  const response = await backend.post(`/play/api/${call}`, body);
  return (await response.json()) as Record<string, unknown> & {
    statusCode: number;
    statusMessage: string;
    round: RoundAnswer;
    key: string;
    balance: number;
    stake: { steps: number[] };
    fairness: { hash: string; client_seed: string; nonce: number; next_hash: string };
  };
}

const tokenOf = (url: string | undefined) => url?.split('#')[1] ?? '';

async function openReal(engine: EngineName, profile?: string) {
  const game = await gameOf(engine, profile);
  const launched = await backend.call('product/launch', { ...game, mode: 'real', language: 'EN' }, { player });
  return ask('open', { token: tokenOf(launched.launch_url) });
}

async function openDemo(engine: EngineName) {
  const game = await gameOf(engine);
  const launched = await backend.call('product/launch_demo', { ...game, language: 'EN', age_confirmed: false });
  return ask('open', { token: tokenOf(launched.launch_url) });
}

const play = (key: string, stake: number, bet: unknown = {}, request_id = crypto.randomUUID()) =>
  ask('play', { key, request_id, stake, bet });

describe('launch', () => {
  test('puts its token into the fragment, which is never in a log', async () => {
    const game = await gameOf('slot');
    const { launch_url, round_minimum_ms } = await backend.call(
      'product/launch',
      { ...game, mode: 'real', language: 'RUS' },
      { player },
    );
    expect(launch_url).toMatch(/^\/play\/slot\?lang=RUS#launch\./);
    expect(round_minimum_ms).toBe(2500);
  });

  test('is refused for an unknown game, and to a player in a time-out', async () => {
    const unknown = { provider_code: 'JILI', game_code: 'zz999', mode: 'real' as const, language: 'EN' };
    expect((await backend.call('product/launch', unknown, { player })).statusMessage).toBe('gameUnknown');
    await backend.call('protection/time_out', { request_id: crypto.randomUUID(), option: '24h' }, { player });
    const game = await gameOf('slot');
    const refused = await backend.call('product/launch', { ...game, mode: 'real', language: 'EN' }, { player });
    expect(refused.statusMessage).toMatch(/timeOut|sessionExpired/);
  });

  test('token is valid for two minutes and for one of two uses', async () => {
    const secret = 'secret';
    const token = makeToken(secret, 'launch', 'session-1', 1000);
    expect(readToken(secret, 'launch', token, 1000 + 119_999)).toBe('session-1');
    expect(readToken(secret, 'launch', token, 1000 + 120_001)).toBeUndefined();
    expect(readToken(secret, 'play', token, 1000)).toBeUndefined();
    expect(readToken('other', 'launch', token, 1000)).toBeUndefined();
    expect(readToken(secret, 'launch', token.replace('session-1', 'session-2'), 1000)).toBeUndefined();
    expect((await ask('open', { token: 'launch.a.b.c' })).statusMessage).toBe('launchExpired');
  });

  test('opens one game when two frames use it at once, and ends with the session, as play tokens do', async () => {
    const game = await gameOf('videopoker');
    const launch = async (of: typeof game) =>
      tokenOf((await backend.call('product/launch', { ...of, mode: 'real', language: 'EN' }, { player })).launch_url);
    const token = await launch(game);
    const opened = await Promise.all([ask('open', { token }), ask('open', { token })]);
    expect(opened.map(({ statusMessage }) => statusMessage).sort()).toEqual(['OK', 'launchExpired']);
    const { key = '', stake } = opened.find(({ statusCode }) => statusCode === 1) ?? {};
    const { round } = await play(key, stake?.steps[0] ?? 0);
    const unused = await launch(await gameOf('keno'));
    await backend.call('auth/end_all_sessions', {}, { player });
    const request_id = crypto.randomUUID();
    for (const [call, body] of Object.entries({
      open: { token: unused },
      balance: { key },
      play: { key, request_id, stake: stake?.steps[0], bet: {} },
      act: { key, round_id: round.round_id, action: { hold: 3 } },
      wait: { key, round_id: round.round_id },
      seed: { key, client_seed: 'x' },
      history: { key },
    }))
      expect([call, (await ask(call, body)).statusMessage]).toEqual([call, 'sessionExpired']);
    expect((await ask('open', { token: key })).statusMessage).toBe('sessionExpired');
  });

  test('shows up among the recent games', async () => {
    await openReal('keno');
    const { value } = await backend.call('product/recent', {}, { player });
    expect(value?.[0]).toMatchObject(await gameOf('keno'));
  });
});

describe.each(engineNames)('%s', (engine) => {
  test('is played for real: ledger, histories and bar agree to the cent', async () => {
    const opened = await openReal(engine);
    expect(opened).toMatchObject({ statusCode: 1, balance: 10_000_000 });
    const stake = opened.stake.steps[0] ?? 0;
    let { round } = await play(opened.key, stake, engines[engine].constant.bet(stake));
    if (!round.done && engines[engine].endsAt) {
      backend.clock.advance(Math.ceil(timeOf(100_000)));
      round = (await ask('wait', { key: opened.key, round_id: round.round_id })).round;
    } else if (!round.done) {
      const { action } = engines[engine].constant;
      round = (await ask('act', { key: opened.key, round_id: round.round_id, action })).round;
    }
    expect(round.done).toBe(true);
    expect(round.balance).toBe(10_000_000 - stake + round.payout);
    expect((await backend.services.ledger.balances(backend.database, player.id)).cash).toBe(round.balance);
    const beside = await backend.call('protection/session', { playing: true }, { player });
    expect(beside.value?.[0]?.net).toBe(round.payout - stake);
    const history = await backend.call('wallet/bets', {}, { player });
    expect(history.value?.[0]).toMatchObject({ stake, payout: round.payout });
  });

  test('is played with play money in a demo, and no wallet moves', async () => {
    const opened = await openDemo(engine);
    const stake = opened.stake.steps[0] ?? 0;
    const { round } = await play(opened.key, stake, engines[engine].constant.bet(stake));
    expect(round.balance).toBe(opened.balance - stake + round.payout);
    expect((await backend.services.ledger.balances(backend.database, player.id)).cash).toBe(10_000_000);
  });
});

describe('rounds', () => {
  test('repeat under the same request without being played again', async () => {
    const opened = await openReal('keno');
    const stake = opened.stake.steps[0] ?? 0;
    const request = crypto.randomUUID();
    const first = await play(opened.key, stake, { picks: [5] }, request);
    const again = await play(opened.key, stake, { picks: [5] }, request);
    expect(again.round.round_id).toBe(first.round.round_id);
    expect(again.round.balance).toBe(first.round.balance);
  });

  test('of a slot take at least 2.5 seconds, kept by the server [D9.14]', async () => {
    const opened = await openReal('slot');
    const stake = opened.stake.steps[0] ?? 0;
    expect((await play(opened.key, stake)).statusCode).toBe(1);
    backend.clock.advance(2400);
    expect((await play(opened.key, stake)).statusMessage).toBe('tooFast');
    backend.clock.advance(100);
    expect((await play(opened.key, stake)).statusCode).toBe(1);
  });

  test('refuse stakes off the steps, foreign chips and stakes above the balance', async () => {
    const opened = await openReal('dice');
    const { steps } = opened.stake;
    const bet = { side: 'under', line: 5000 };
    expect((await play(opened.key, (steps[0] ?? 0) + 1, bet)).statusMessage).toBe('stakeInvalid');
    expect((await play(opened.key, (steps.at(-1) ?? 0) * 10, bet)).statusMessage).toBe('stakeInvalid');
    expect((await play(opened.key, steps[0] ?? 0, { side: 'up' })).statusMessage).toBe('betInvalid');
    const poor = await backend.player({ cash: 50 });
    player = poor;
    const small = await openReal('dice');
    expect((await play(small.key, small.stake.steps[0] ?? 0, bet)).statusMessage).toBe('insufficientBalance');
    expect((await backend.services.ledger.balances(backend.database, poor.id)).cash).toBe(50);
  });

  test('wait for the player and go on after the game was opened again', async () => {
    const opened = await openReal('videopoker');
    const stake = opened.stake.steps[0] ?? 0;
    const { round } = await play(opened.key, stake);
    expect(round.done).toBe(false);
    expect((await play(opened.key, stake)).statusMessage).toBe('roundOpen');
    const drawn = await ask('act', { key: opened.key, round_id: round.round_id, action: { hold: 3 } });
    expect(drawn.round.done).toBe(true);
    const first = (round.view as { cards: number[] }).cards;
    const last = (drawn.round.view as { cards: number[] }).cards;
    expect(last.slice(0, 2)).toEqual(first.slice(0, 2));
    expect((await ask('act', { key: opened.key, round_id: round.round_id, action: { hold: 31 } })).round.payout).toBe(
      drawn.round.payout,
    );
  });

  test('go on at any launch of the game, at another sign-in too; the page before plays no more [D7.15]', async () => {
    const opened = await openReal('videopoker');
    const { round } = await play(opened.key, opened.stake.steps[0] ?? 0);
    const reloaded = await openReal('videopoker');
    expect(reloaded.round).toMatchObject({ round_id: round.round_id, view: round.view, stake: round.stake });
    const act = (key: string) => ask('act', { key, round_id: round.round_id, action: { hold: 3 } });
    expect((await act(opened.key)).statusMessage).toBe('playExpired');
    const login = { account_id: player.account_id, password: 'correct horse battery 7' };
    player = { ...player, auth: (await backend.call('auth/login', login)).token ?? '' };
    const elsewhere = await openReal('videopoker');
    expect(elsewhere.round).toMatchObject({ round_id: round.round_id, view: round.view });
    expect((await act(elsewhere.key)).round).toMatchObject({ done: true });
    expect((await openReal('videopoker')).round).toBeNull();
  });

  test('of crash end at their crash point, with or without a player', async () => {
    const opened = await openReal('crash');
    await play(opened.key, opened.stake.steps[0] ?? 0, { target: 0 });
    backend.clock.advance(Math.ceil(timeOf(100_000)));
    await backend.partners.tidy();
    const history = await backend.call('wallet/bets', {}, { player });
    expect(history.value?.[0]).toMatchObject({ state: expect.stringMatching(/lost|won/), automatic: false });
    expect((await backend.call('product/open_rounds', {}, { player })).value).toEqual([]);
  });

  test('that wait for a player who does not come back are completed after a day, and the history shows it', async () => {
    const opened = await openReal('videopoker');
    await play(opened.key, opened.stake.steps[0] ?? 0);
    backend.clock.advance(23 * 3_600_000);
    await backend.partners.tidy();
    const rows = () =>
      backend.database.query("select state = 'open' as open, automatic from bets where player_id = $1", [player.id]);
    expect(await rows()).toEqual([{ open: true, automatic: false }]);
    backend.clock.advance(2 * 3_600_000);
    await backend.partners.tidy();
    expect(await rows()).toEqual([{ open: false, automatic: true }]);
  });

  test('that are decided are paid, and not refunded if the wallet does not answer', async () => {
    const opened = await openReal('keno');
    const stake = opened.stake.steps[0] ?? 0;
    const request = crypto.randomUUID();
    line.silent = ['win', 'end_round'];
    expect((await play(opened.key, stake, { picks: [7] }, request)).statusMessage).toBe('disconnect');
    line.silent = [];
    const { round } = await play(opened.key, stake, { picks: [7] }, request);
    expect(round).toMatchObject({ done: true, balance: 10_000_000 - stake + round.payout });
    const history = await backend.call('wallet/bets', {}, { player });
    expect(history.value?.[0]).toMatchObject({ state: round.payout > 0 ? 'won' : 'lost', payout: round.payout });
  });

  test('are played where the wallet does not say whether the session runs', async () => {
    line.silent = ['session'];
    const opened = await openReal('keno');
    expect((await play(opened.key, opened.stake.steps[0] ?? 0, { picks: [7] })).statusCode).toBe(1);
    line.silent = [];
  });

  test('that were decided but not paid are paid when the frame is loaded again, though a launch works once', async () => {
    const game = await gameOf('keno');
    const launched = await backend.call('product/launch', { ...game, mode: 'real', language: 'EN' }, { player });
    const token = tokenOf(launched.launch_url);
    const opened = await ask('open', { token });
    const stake = opened.stake.steps[0] ?? 0;
    const { round } = await play(opened.key, stake, { picks: [7] });
    await backend.database.query("update game_rounds set state = 'paying' where id = $1", [round.round_id]);
    expect(await ask('open', { token })).toMatchObject({ statusMessage: 'launchExpired' });
    const again = await ask('open', { token: opened.key });
    expect(again.key).toBe(opened.key);
    expect(again.balance).toBe(round.balance);
    const [row] = await backend.database.query<{ state: string }>('select state from game_rounds where id = $1', [
      round.round_id,
    ]);
    expect(row?.state).toBe('settled');
  });

  test('of crash pay what the clock of the server says', async () => {
    for (let attempt = 0; attempt < 30; attempt++) {
      const opened = await openReal('crash');
      const stake = opened.stake.steps[0] ?? 0;
      const { round } = await play(opened.key, stake, { target: 0 });
      backend.clock.advance(Math.ceil(timeOf(120)));
      const left = await ask('act', { key: opened.key, round_id: round.round_id, action: { at: 99_999 } });
      const view = left.round.view as { point: number; left: number | null };
      expect(left.round.payout).toBe(view.point >= 120 ? (stake / 100) * 120 : 0);
      if (view.left) return;
    }
    throw new Error('thirty curves broke below 1.2');
  });
});

describe('fairness', () => {
  test('a revealed seed matches its hash and reproduces every round', async () => {
    const opened = await openReal('roulette');
    const stake = opened.stake.steps[0] ?? 0;
    const { round } = await play(opened.key, stake, { chips: { n17: stake } });
    const before = (await ask('history', { key: opened.key })) as unknown as {
      rounds: { server_seed: string | null }[];
    };
    expect(before.rounds[0]?.server_seed).toBeNull();
    const { revealed, fairness } = (await ask('seed', { key: opened.key, client_seed: 'mine' })) as unknown as {
      revealed: { server_seed: string; hash: string; client_seed: string };
      fairness: { client_seed: string; nonce: number; hash: string };
    };
    expect(revealed.hash).toBe(opened.fairness.hash);
    expect(hashOf(revealed.server_seed)).toBe(revealed.hash);
    expect(fairness).toMatchObject({ client_seed: 'mine', nonce: 0 });
    const chance = fairRandom(revealed.server_seed, revealed.client_seed, round.nonce);
    const replay = { profile: 'european', stake, bet: { n17: stake }, actions: [], fixture: 0, chance };
    expect(engines.roulette.play(replay).view).toEqual(round.view);
  });

  test('only the player of a bet reaches the page with all inputs of its round', async () => {
    const opened = await openReal('keno');
    const stake = opened.stake.steps[0] ?? 0;
    const { round } = await play(opened.key, stake, { picks: [5] });
    const [bet] = (await backend.call('wallet/bets', {}, { player })).value ?? [];
    const [detail] = (await backend.call('wallet/bet', { bet_id: bet?.bet_id ?? '' }, { player })).value ?? [];
    expect(detail).toMatchObject({ round_id: round.round_id, payout: round.payout });
    expect(detail?.provider_name).not.toBe('');
    const asked = { bet_id: bet?.bet_id ?? '', language: 'RUS' };
    const evidence = async () => {
      const { replay_url } = await backend.call('product/round_proof', asked, { player });
      expect(replay_url).toMatch(/^\/play\/verify\?lang=RUS#/);
      return JSON.parse(decodeURIComponent(replay_url?.split('#')[1] ?? ''));
    };
    const { hash, server_seed, client_seed, nonce, profile, actions, ...rest } = await evidence();
    expect(rest).toMatchObject({ engine: 'keno', stake, payout: round.payout });
    expect(hashOf(server_seed)).toBe(hash);
    const chance = fairRandom(server_seed, client_seed, nonce);
    const again = engines.keno.play({ profile, stake, bet: { picks: [5] }, actions, chance, fixture: 0 });
    expect(again.payout).toBe(round.payout);
    const stranger = await backend.player({ cash: 0 });
    const refused = await backend.call('product/round_proof', asked, { player: stranger });
    expect(refused.statusMessage).toBe('betUnknown');
  });

  test('the replay of a settled round reveals its seed and keeps the client seed, but not while a round is open', async () => {
    const opened = await openReal('videopoker');
    const stake = opened.stake.steps[0] ?? 0;
    const replayOf = async (round_id: string) => {
      const bets = (await backend.call('wallet/bets', {}, { player })).value ?? [];
      for (const { bet_id } of bets) {
        const [detail] = (await backend.call('wallet/bet', { bet_id }, { player })).value ?? [];
        if (detail?.round_id !== round_id) continue;
        const { replay_url } = await backend.call('product/round_proof', { bet_id, language: 'EN' }, { player });
        return JSON.parse(decodeURIComponent(replay_url?.split('#')[1] ?? ''));
      }
    };
    const { round } = await play(opened.key, stake, engines.videopoker.constant.bet(stake));
    await ask('act', { key: opened.key, round_id: round.round_id, action: { hold: 31 } });
    const second = await play(opened.key, stake, engines.videopoker.constant.bet(stake));
    expect(await replayOf(round.round_id)).toMatchObject({ server_seed: null });
    await ask('act', { key: opened.key, round_id: second.round.round_id, action: { hold: 31 } });
    const { server_seed, hash } = await replayOf(round.round_id);
    expect(hashOf(server_seed)).toBe(hash);
    expect(second.fairness.hash).toBe(hash);
    const third = await play(opened.key, stake, engines.videopoker.constant.bet(stake));
    const { client_seed } = opened.fairness;
    expect(third.fairness).toMatchObject({ hash: opened.fairness.next_hash, client_seed });
  });

  test('the next server seed is committed to before the client seed that goes with it is chosen', async () => {
    const opened = await openReal('dice');
    const stake = opened.stake.steps[0] ?? 0;
    const bet = engines.dice.constant.bet(stake);
    const shown = [opened.fairness, (await play(opened.key, stake, bet)).fairness];
    expect(shown.map(({ next_hash }) => next_hash)).toEqual([opened.fairness.next_hash, opened.fairness.next_hash]);
    const hashes = [opened.fairness.hash];
    for (const client_seed of ['first', 'second', 'third']) {
      const { revealed, fairness } = (await ask('seed', { key: opened.key, client_seed })) as unknown as {
        revealed: { server_seed: string; hash: string; next_hash: string };
        fairness: { hash: string; client_seed: string; next_hash: string };
      };
      expect(hashOf(revealed.server_seed)).toBe(hashes.at(-1));
      expect(fairness).toMatchObject({ hash: revealed.next_hash, client_seed });
      hashes.push(fairness.hash);
    }
    expect(new Set(hashes).size).toBe(4);
    expect(hashes[1]).toBe(opened.fairness.next_hash);
  });

  test.each(engineNames)('the mathematics of %s is published to everybody', async (engine) => {
    const response = await backend.app.request(`/play/math/${engine}`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { profiles } = (await response.json()) as { profiles: { id: string; rtp: number; math: object }[] };
    expect(profiles.map(({ id, rtp }) => [id, rtp])).toEqual(engines[engine].profiles.map(({ id, rtp }) => [id, rtp]));
    for (const { math } of profiles) expect(Object.keys(math).length).toBeGreaterThan(0);
  });

  test('a seed is not revealed while a round under it is open', async () => {
    const opened = await openReal('videopoker');
    await play(opened.key, opened.stake.steps[0] ?? 0);
    expect((await ask('seed', { key: opened.key, client_seed: 'x' })).statusMessage).toBe('roundOpen');
  });
});

test('hostile bodies are refused with the envelope', async () => {
  for (const body of ['', '{', '[]', 'null', '{"key":1}', `{"token":"${'x'.repeat(9000)}"}`]) {
    for (const call of ['open', 'play', 'act', 'wait', 'seed', 'history', 'balance']) {
      const response = await backend.post(`/play/api/${call}`, body);
      expect(response.status).toBe(200);
      expect(((await response.json()) as { statusCode: number }).statusCode).toBe(0);
    }
  }
  expect((await backend.post('/play/api/nothing', '{}')).status).toBe(404);
  for (const name of ['toString', 'verify', '..'])
    expect((await backend.app.request(`/play/math/${name}`)).status).toBe(404);
});
