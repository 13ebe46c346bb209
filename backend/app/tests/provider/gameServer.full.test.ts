import { catalogueSync } from '@marquee/platform/catalogue/catalogueSync';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { deleteExpired } from '@marquee/platform/operations/housekeeping';
import { gamesClient, gamesPaths } from '@marquee/protocols/games/client';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import * as v from 'valibot';
import type { Mode } from '../../src/modes/mode';
import { sandboxMode } from '../../src/modes/sandbox';
import { catalogueEntry } from '../../src/testing/catalogueEntry';
import { serveLocally } from '../../src/testing/serveLocally';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

type Answer = (body: string, request: Request) => Response | Promise<Response>;

const keys = ['games-key'];
/** Timeout, ms: long, except where no answer will come. */
const usual = 20_000;
let timeout = usual;
let backend: Awaited<ReturnType<typeof testBackend>>;
let partner: Awaited<ReturnType<typeof serveLocally>>;
let player: TestPlayer;
/** The game server's next behaviour. */
let launches: Answer;
let catalogue: { version: string; providers: unknown[]; games: unknown[] } | Answer;
const orders: { session: string; game_code: string; site: string }[] = [];

const sign = (handle: (message: unknown) => object, status: 200 | 404 = 200) =>
  signedEndpoint({
    keys,
    now: backend.clock.now,
    schema: v.unknown(),
    handle: async (message) => ({ status, body: handle(message) }),
    report: () => {},
  });
const opens = (launch_url: string): Answer => {
  const endpoint = sign((order) => {
    orders.push(order as (typeof orders)[number]);
    return { launch_url };
  });
  return (body, request) => endpoint(new Request(request.url, { method: 'POST', headers: request.headers, body }));
};
const silent: Answer = () => new Promise<Response>(() => {});

/** A sandbox with a partner's games over a network. */
function modeOf(url: () => string): Mode {
  const mode = sandboxMode();
  return {
    ...mode,
    open(parts) {
      const partners = mode.open(parts);
      const link = { name: 'games', keys, transport: fetch, now: () => parts.clock.now() };
      const games = {
        ...partners.adapters.games,
        launch: (order: Parameters<typeof partners.adapters.games.launch>[0]) =>
          gamesClient({ ...link, timeout, url: url() }).launch(order),
      };
      return { ...partners, adapters: { ...partners.adapters, games } };
    },
  };
}

beforeAll(async () => {
  partner = await serveLocally(async (request) => {
    const body = await request.text();
    const { pathname } = new URL(request.url);
    if (pathname === gamesPaths.launches) return launches(body, request);
    if (typeof catalogue === 'function') return catalogue(body, request);
    const listed = catalogue;
    const answer = sign(() => (pathname === gamesPaths.version ? { version: listed.version } : listed));
    return answer(request);
  });
  backend = await testBackend({ mode: modeOf(() => partner.url) });
});
afterAll(async () => {
  await partner.close();
  await backend.close();
});
beforeEach(async () => {
  await backend.resetLimits();
  timeout = usual;
  orders.length = 0;
  player = await backend.player({ cash: 100_000 });
});
afterEach(async () => {
  expect(verifyReport(await verifyLedger(backend.database)).clean).toBe(true);
});

const game = { provider_code: 'JILI', game_code: 'sl001' };
const launch = () => backend.call('product/launch', { ...game, mode: 'real', language: 'EN' }, { player });
const one = async (sql: string, values: unknown[] = []) =>
  Number((await backend.database.query<{ count: number }>(sql, values))[0]?.count);
const counted = async () => ({
  sessions: await one('select count(*)::int as count from play_sessions where player_id = $1', [player.id]),
  recent: (await backend.call('product/recent', {}, { player })).value?.length,
  launches: await one("select coalesce(sum(launches), 0)::int as count from game_launches where site = 'localhost'"),
});

describe('a launch', () => {
  test('is counted once there is an address to play at', async () => {
    launches = opens('/play/slot#token');
    const before = await counted();
    expect(await launch()).toMatchObject({ statusCode: 1, launch_url: '/play/slot#token' });
    expect(await counted()).toEqual({ sessions: 1, recent: 1, launches: before.launches + 1 });
    expect(orders).toMatchObject([{ game_code: 'sl001', site: 'localhost' }]);
  });

  test.each<[string, () => Answer, string, string]>([
    ['is silent', () => silent, 'tryAgain', 'timeout'],
    ['is down', () => () => new Response('', { status: 503 }), 'tryAgain', 'failed'],
    ['says what nobody signed', () => () => Response.json({ launch_url: '/x' }), 'tryAgain', 'badSignature'],
    ['never ends its answer', () => () => new Response(endless(), { status: 200 }), 'tryAgain', 'tooLarge'],
    ['gives no address', () => opens('javascript:alert(1)'), 'tryAgain', 'malformed'],
    ['gives another host in disguise', () => opens('//evil.example/x'), 'tryAgain', 'malformed'],
    [
      'gives an address that the site does not frame',
      () => opens('https://other.example/x'),
      'tryAgain',
      'foreignOrigin',
    ],
    ['sends elsewhere', () => () => Response.redirect('https://other.example/', 307), 'tryAgain', 'unreachable'],
    [
      'does not have the game',
      () => (body, request) =>
        sign(
          () => ({ error: 'gameUnknown' }),
          404,
        )(new Request(request.url, { method: 'POST', headers: request.headers, body })),
      'gameUnknown',
      'refused',
    ],
  ])('at a game server that %s tells the player so, and leaves nothing', async (_, answer, said, kind) => {
    launches = answer();
    if (launches === silent) timeout = 300;
    const faults: string[] = [];
    const stop = backend.services.signals.subscribe('partnerFault', (fault) => void faults.push(fault.kind));
    const before = await counted();
    expect(await launch()).toMatchObject({ statusCode: 0, statusMessage: said });
    stop();
    expect(faults).toEqual([kind]);
    expect(await counted()).toEqual(before);
  });

  test('is known to the wallet while it is opened, and takes no stake before there is an address', async () => {
    const answers: unknown[] = [];
    launches = async (body, request) => {
      const { session } = JSON.parse(body) as { session: string };
      const call = await import('@marquee/protocols/provider/client').then(({ walletClient }) =>
        walletClient(
          (address, init) => backend.app.request(address, init),
          backend.partners.keys.provider,
          backend.clock.now,
        ),
      );
      answers.push((await call('JILI', 'session', { session })).status);
      const bet = { session, transaction_id: 'early', round_id: 'early', amount: 100, currency: 'PHP' };
      answers.push((await call('JILI', 'bet', bet)).status);
      return opens('/play/slot#token')(body, request);
    };
    expect((await launch()).statusCode).toBe(1);
    expect(answers).toEqual(['ok', 'sessionUnknown']);
  });

  test('that was cut off is forgotten', async () => {
    await backend.database.query(
      `insert into play_sessions (id, site, player_id, provider_code, game_code, mode, currency, language, started_at, last_at, is_opening)
       values ('cut', 'localhost', $1, 'JILI', 'sl001', 'real', 'PHP', 'EN', $2, $2, true)`,
      [player.id, backend.clock.now()],
    );
    expect((await backend.call('product/recent', {}, { player })).value).toEqual([]);
    const report = (error: unknown) => {
      throw error;
    };
    await deleteExpired({ database: backend.database, report }, backend.clock.now() + 3_700_000);
    expect(await counted()).toMatchObject({ sessions: 0 });
  });
});

/** An endless answer. */
function endless() {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)) });
}

describe('a catalogue', () => {
  const stored = async () => {
    const games = await backend.database.query<{ game_code: string; image: string }>(
      "select game_code, image from games where provider_code = 'HOUSE' order by game_code",
    );
    return games.map(({ game_code, image }) => `${game_code} ${image}`);
  };
  const entry = { ...catalogueEntry, game_code: 'a' };
  const house = { code: 'HOUSE', name: 'House', position: 1 };
  const reported: Error[] = [];
  const sync = () =>
    catalogueSync({
      database: backend.database,
      clock: backend.clock,
      source: gamesClient({ name: 'games', url: partner.url, keys, transport: fetch, now: backend.clock.now, timeout }),
      report: (error) => reported.push(error as Error),
    });
  beforeEach(() => {
    reported.length = 0;
  });

  test('is accepted without its invalid rows, which are reported', async () => {
    const wrong = [
      { name: '' },
      { name: 'a\u0000b' },
      { category: 'chess' },
      { rtp: 10_001 },
      { volatility: 9 },
      { released: '2026-13-01' },
      { released: 'soon' },
      { stake_low: 200 },
      { stake_high: 2 ** 40 },
      { seats: -1 },
      { tint: 'red' },
      { image: 'http://cdn.example/a' },
      { image: '//cdn.example/a' },
      { image: 'javascript:x' },
      { provider_code: 'NOBODY' },
      { provider_code: '../x' },
      { game_code: 'b c' },
      { max_win: 0 },
    ];
    const games = [
      entry,
      null,
      'x',
      [],
      { ...entry },
      ...wrong.map((field, n) => ({ ...entry, game_code: `w${n}`, ...field })),
    ];
    catalogue = { version: 'v1', providers: [house, { code: 'BAD', name: '' }, 7], games };
    expect(await sync().turn()).toBe(true);
    expect(await stored()).toEqual(['a https://cdn.example/{shape}/a.webp']);
    expect(reported.map(({ message }) => message)).toEqual([
      `${wrong.length + 6} entries of the catalogue are not understood`,
    ]);
  });

  test('of the same version is not read again', async () => {
    let read = 0;
    const listed = { version: 'v1', providers: [house], games: [entry] };
    catalogue = (_, request) => {
      if (request.url.endsWith(gamesPaths.catalogue)) read++;
      return sign(() => listed)(request);
    };
    expect(await sync().turn()).toBe(true);
    expect(read).toBe(0);
  });

  test.each<[string, () => typeof catalogue]>([
    ['is silent', () => silent],
    ['is down', () => () => new Response('', { status: 500 })],
    ['lists nothing', () => ({ version: 'v2', providers: [], games: [] })],
    ['lists nothing that is understood', () => ({ version: 'v2', providers: [house], games: [{}, {}] })],
    [
      'lists without an end',
      () => (_, request) =>
        request.url.endsWith('/version') ? sign(() => ({ version: 'v2' }))(request) : new Response(endless()),
    ],
    ['lists too many', () => ({ version: 'v2', providers: [house], games: Array.from({ length: 50_001 }, () => 0) })],
  ])('of a game server that %s stays the last one', async (_, answer) => {
    catalogue = answer();
    if (catalogue === silent) timeout = 300;
    const before = await stored();
    expect(before).toHaveLength(1);
    expect(await sync().turn()).toBe(false);
    expect(reported).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  test('of a game server that does not answer delays no start', async () => {
    catalogue = silent;
    timeout = 600_000;
    await sync().first();
    // The request has not timed out yet.
    expect(reported).toEqual([]);
  });

  test('is stored by two processes that start at the same moment, without conflict', async () => {
    catalogue = { version: 'v3', providers: [house], games: [entry, { ...entry, game_code: 'b' }] };
    expect(await Promise.all([sync().turn(), sync().turn()])).toEqual([true, true]);
    expect(reported).toEqual([]);
    expect(await stored()).toHaveLength(2);
  });

  test('is read by itself once the game server is back', async () => {
    catalogue = () => new Response('', { status: 503 });
    const stop = sync().start(10);
    await expect.poll(() => reported.length).toBeGreaterThan(1);
    catalogue = { version: 'v4', providers: [house], games: [entry] };
    await expect.poll(stored).toEqual(['a https://cdn.example/{shape}/a.webp']);
    await stop();
  });

  test('that is being asked for does not keep a process from stopping', async () => {
    let asked = 0;
    const version = () => {
      asked++;
      return new Promise<string>(() => {});
    };
    const source = { version, read: () => Promise.reject(new Error('away')) };
    const { start } = catalogueSync({ database: backend.database, clock: backend.clock, source, report: () => {} });
    const stop = start(1);
    await expect.poll(() => asked).toBe(1);
    // The answer never comes: stopping must end the request.
    await stop();
  });
});
