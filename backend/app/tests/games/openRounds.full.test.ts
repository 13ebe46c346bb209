import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { timeOf } from '@marquee/sandbox/games/engines/crash/engine';
import { type EngineName, engineNames, engines } from '@marquee/sandbox/games/engines/engines';
import type { RoundAnswer } from '@marquee/sandbox/games/rounds';
import { root } from '@marquee/settings/root';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { type Backend, createBackend } from '../../src/backend';
import { sandboxMode } from '../../src/modes/sandbox';
import { type Cut, cutLine } from '../../src/testing/cutLine';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

const minute = 60_000;
const hour = 60 * minute;
const password = 'correct horse battery 7';

/** Called when the connection between game server and wallet is cut. */
let happened = () => {};
const { mode, line } = cutLine(() => happened());
let backend: Awaited<ReturnType<typeof testBackend>>;
/** Another process on the same database, without the killed one's memory. */
let restarted: Backend;

beforeAll(async () => {
  backend = await testBackend({ mode });
  const { clock, database } = backend;
  restarted = await createBackend({ mode: sandboxMode(), dataDir: '', database, clock, work: false });
});
afterAll(() => backend.close());

/** The steps of a round at which something happens. */
const steps: Record<string, Cut | 'open' | 'over'> = {
  'stake asked for': { call: 'bet', when: 'before' },
  'stake taken': { call: 'bet', when: 'after' },
  'waiting or in flight': 'open',
  'decided, and won': { call: 'win', when: 'before' },
  'win paid': { call: 'win', when: 'after' },
  'decided, not ended': { call: 'end_round', when: 'before' },
  'round ended': { call: 'end_round', when: 'after' },
  'result shown': 'over',
};

interface Opened {
  statusMessage: string;
  key: string;
  stake: { steps: number[] };
  round: RoundAnswer | null;
}
interface Played {
  statusMessage: string;
  round: RoundAnswer;
}

/** A running backend, over HTTP. */
type Process = Pick<Backend, 'app'>;

async function post<T>(at: Process, path: string, body: { auth?: string }): Promise<T> {
  const headers = { 'content-type': 'application/json', cookie: backend.browser.header(body.auth) };
  const response = await at.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}
const ask = <T>(at: Process, call: string, body: object) => post<T>(at, `/play/api/${call}`, body);

/** A player, a game, and the current sign-in. */
interface Table {
  engine: EngineName;
  game: { provider_code: string; game_code: string };
  player: TestPlayer;
}

async function signIn(table: Table): Promise<void> {
  const { account_id } = table.player;
  const { token = '' } = await backend.call('auth/login', { account_id, password });
  table.player = { ...table.player, auth: token };
}

/** Acknowledges the reality check, with a new sign-in if the last one is over. */
async function stay(table: Table): Promise<void> {
  const answer = async () =>
    (await backend.call('protection/acknowledge_reality_check', {}, { player: table.player })).statusMessage;
  if ((await answer()) === 'OK') return;
  await signIn(table);
  expect(await answer()).toBe('OK');
}

/** Opens the game like a freshly loaded page. */
async function open({ player, game }: Table, at: Process = backend): Promise<Opened> {
  const { account_id, auth } = player;
  const input = { ...game, mode: 'real', language: 'EN', domain_name: 'localhost', account_id, auth };
  const { launch_url, ...rest } = await post<{ launch_url?: string }>(at, '/api/product/launch', input);
  expect(rest).toMatchObject({ statusMessage: 'OK' });
  return ask<Opened>(at, 'open', { token: launch_url?.split('#')[1] ?? '' });
}

const cash = async ({ player }: Table) => (await backend.services.ledger.balances(backend.database, player.id)).cash;

/** The player's action in a waiting round: cash out early. */
async function finish(table: Table, key: string, round_id: string, at: Process = backend) {
  const { constant, actionAt } = engines[table.engine];
  if (actionAt) backend.clock.advance(Math.ceil(timeOf(110)));
  return ask<Played>(at, 'act', { key, round_id, action: constant.action });
}

/** A round that has reached a step, with its page's state. */
interface Begun {
  key: string;
  request: { key: string; request_id: string; stake: number; bet: unknown };
  round: RoundAnswer | null;
  before: number;
  step: Cut | 'open' | 'over';
}

/** Plays rounds until one reaches the step; a losing round has no win. */
async function playTo(table: Table, step: Cut | 'open' | 'over'): Promise<Begun> {
  const { constant } = engines[table.engine];
  const { key, stake: opened } = await open(table);
  for (let tries = 0; tries < 3000; tries++) {
    backend.clock.advance(6000);
    const before = await cash(table);
    const stake = opened.steps[0] ?? 0;
    const request = { key, request_id: randomUUID(), stake, bet: constant.bet(stake) };
    const cut = new Promise<'cut'>((resolve) => {
      happened = () => resolve('cut');
    });
    line.next = typeof step === 'string' ? null : step;
    const played = await Promise.race([ask<Played>(backend, 'play', request), cut]);
    if (played === 'cut') return { key, request, round: null, before, step };
    expect(played.statusMessage).toBe('OK');
    const { round } = played;
    if (step === 'open') return { key, request, round, before, step };
    if (round.done && step === 'over') return { key, request, round, before, step };
    if (round.done) continue;
    const ended = await Promise.race([finish(table, key, round.round_id), cut]);
    if (ended === 'cut' || step === 'over') return { key, request, round, before, step };
  }
  throw new Error(`${table.engine} never came there`);
}

/** What happens then. Each returns the round that the player finds (open, or just ended), and the page's key. */
type Event = (table: Table, begun: Begun) => Promise<{ key: string; round: RoundAnswer | null; at?: Process }>;
const events: Record<string, Event> = {
  reload: (table) => open(table),
  closed: async (table, { round }) => {
    // Interrupted rounds and clock games end within minutes, waiting ones within a day.
    const waits = round && !round.done && !engines[table.engine].endsAt;
    backend.clock.advance(waits ? 25 * hour : 2 * minute);
    await backend.partners.tidy();
    await signIn(table);
    return open(table);
  },
  'second device': async (table) => {
    await signIn(table);
    return open(table);
  },
  'lost connection': async (table, { key, request, round }) => {
    const again = round
      ? await finish(table, key, round.round_id)
      : await ask<Partial<Played> & { statusMessage: string }>(backend, 'play', request);
    if (!again.round) expect(again.statusMessage).toBe('serviceUnavailable');
    return { key, round: again.round ?? null };
  },
  'killed backend': async (table) => ({ ...(await open(table, restarted)), at: restarted }),
};

interface Row {
  state: string;
  view: object | null;
  payout: number;
}

/** The result of a round in both sides' books, in words; every figure is verified. */
async function outcome(table: Table, begun: Begun, event: Event): Promise<string> {
  const found = await event(table, begun);
  const wasOpen = begun.step === 'open';
  const goesOn = found.round && !found.round.done ? found.round : null;
  if (goesOn) {
    expect(goesOn.stake).toBe(begun.request.stake);
    // The same round, with the same cards.
    if (begun.round) expect(goesOn).toMatchObject({ round_id: begun.round.round_id, view: begun.round.view });
    const ended = await finish(table, found.key, goesOn.round_id, found.at);
    expect(ended.round.done).toBe(true);
  }
  backend.clock.advance(2 * minute);
  await backend.partners.tidy();
  const [row] = await backend.database.query<Row>('select state, view, payout from game_rounds where request_id = $1', [
    begun.request.request_id,
  ]);
  const { state, payout } = row ?? { state: 'none', payout: 0 };
  const { stake } = begun.request;
  const isGivenBack = state === 'void';
  expect(state).toMatch(/settled|void/);
  expect(await cash(table)).toBe(begun.before - (isGivenBack ? 0 : stake - payout));
  expect((await backend.call('product/open_rounds', {}, { player: table.player })).value).toEqual([]);
  const [bet] = await backend.database.query<{ state: string; payout: number; automatic: boolean }>(
    'select state, payout, automatic from bets where player_id = $1 and stake > 0 order by placed_at desc limit 1',
    [table.player.id],
  );
  if (!isGivenBack) expect(bet).toMatchObject({ state: payout > 0 ? 'won' : 'lost', payout });
  if (isGivenBack) return 'stake back';
  if (bet?.automatic) return 'completed';
  if (goesOn || (wasOpen && event !== events.closed)) return 'goes on';
  return wasOpen ? 'ends by itself' : 'result stands';
}

const lines: string[] = [];

describe.each(engineNames)('%s', (engine) => {
  const table = { engine } as Table;
  beforeAll(async () => {
    const [game] = await backend.database.query<Table['game']>(
      'select provider_code, game_code from games where engine = $1 order by 1, 2 limit 1',
      [engine],
    );
    if (!game) throw new Error(`no game of ${engine}`);
    backend.resetLimits();
    Object.assign(table, { game, player: await backend.player({ cash: 100_000_000 }) });
  });

  const own = Object.entries(steps).filter(([, step]) => step !== 'open' || engines[engine].readAction);
  test.each(own)(
    'at the step "%s" loses neither stake nor win, and its round is reached',
    async (name, step) => {
      const cells: string[] = [];
      for (const event of Object.values(events)) {
        backend.resetLimits();
        await stay(table);
        cells.push(await outcome(table, await playTo(table, step), event));
      }
      lines.push([engine, name, ...cells].join(' | '));
    },
    300_000,
  );
});

/** Engines with equal rows share them. */
function tableOf(all: readonly string[]): string {
  const bodies = engineNames.map((engine) => {
    const rows = all.filter((row) => row.startsWith(`${engine} | `)).map((row) => row.slice(engine.length + 3));
    return { engine, rows };
  });
  const groups = new Map<string, string[]>();
  for (const { engine, rows } of bodies) {
    const key = rows.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), engine]);
  }
  const cells = [...groups].flatMap(([rows, kinds]) =>
    rows.split('\n').map((row, n) => [n === 0 ? kinds.join(', ') : '', ...row.split(' | ')]),
  );
  return [['kind', 'step', ...Object.keys(events)], ...cells].map((row) => row.join(' | ')).join('\n');
}

test('the table of docs/rounds.md is the result', () => {
  const made = tableOf(lines);
  console.info(made);
  const written = readFileSync(join(root, 'docs/rounds.md'), 'utf8')
    .split('<!-- rounds -->')[1]
    ?.split('<!-- end -->')[0];
  const rows = (written ?? '').split('\n').filter((row) => row.startsWith('|') && !/^\|[\s|:-]+$/.test(row));
  const plain = rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
      .join(' | '),
  );
  expect(plain.join('\n')).toBe(made);
});

test('the ledger adds up', async () => {
  expect(verifyReport(await verifyLedger(backend.database)).clean).toBe(true);
});
