import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { walletClient } from '@marquee/protocols/provider/client';
import {
  type ProviderAnswer,
  type ProviderCall,
  type ProviderMessage,
  providerHeader,
} from '@marquee/protocols/provider/messages';
import { coveredRequest, type Keys, signedHeaders } from '@marquee/protocols/signing/signing';
import { root } from '@marquee/settings/root';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { sandboxMode } from '../../src/modes/sandbox';
import { serveLocally } from '../../src/testing/serveLocally';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

/** The operator's keys of JILI; the test of key rotation changes them. */
let held: Keys = ['old'];
const mode = sandboxMode();
let backend: Awaited<ReturnType<typeof testBackend>>;
let operator: Awaited<ReturnType<typeof serveLocally>>;
let player: TestPlayer;
let session: string;
let serial = 0;

beforeAll(async () => {
  backend = await testBackend({
    mode: {
      ...mode,
      open(parts) {
        const partners = mode.open(parts);
        return { ...partners, keys: { ...partners.keys, provider: async (code) => (code === 'JILI' ? held : []) } };
      },
    },
  });
  operator = await serveLocally((request) => backend.app.fetch(request));
});
afterAll(async () => {
  await operator.close();
  await backend.close();
});
beforeEach(async () => {
  held = ['old'];
  await backend.resetLimits();
  player = await backend.player({ cash: 100_000 });
  const game = { provider_code: 'JILI', game_code: 'sl001', mode: 'real' as const, language: 'EN' };
  session = (await backend.call('product/launch', game, { player })).launch_url?.split('.')[1] ?? '';
});
afterEach(async () => {
  expect(verifyReport(await verifyLedger(backend.database)).clean).toBe(true);
});

const cash = async () => (await backend.services.ledger.balances(backend.database, player.id)).cash;
const wallet = (keys: Keys = ['old']) => walletClient(fetch, () => keys, backend.clock.now, operator.url);
const call = <C extends ProviderCall>(name: C, message: ProviderMessage<C>, keys?: Keys) =>
  wallet(keys)('JILI', name, message, 1);
/** A new round, after the shortest round time. */
const round = () => {
  backend.clock.advance(2500);
  const id = `n${++serial}`;
  const ids = { session, round_id: `r-${id}`, currency: 'PHP' };
  return {
    bet: { ...ids, transaction_id: `b-${id}`, amount: 1000 },
    win: { ...ids, transaction_id: `w-${id}`, bet_transaction_id: `b-${id}`, amount: 2500, detail: '' },
    rollback: { ...ids, transaction_id: `x-${id}`, bet_transaction_id: `b-${id}` },
    end: ids,
  };
};

/** A recorded request, to be replayed. */
function recorded(name: ProviderCall, message: object, at = backend.clock.now()) {
  const path = `/provider/v1/${name}`;
  const body = JSON.stringify(message);
  const headers = {
    [providerHeader]: 'JILI',
    ...signedHeaders(['old'], coveredRequest({ method: 'POST', url: path }), body, at),
  };
  return async (to: string = path) => {
    const response = await fetch(operator.url + to, { method: 'POST', headers, body });
    return { http: response.status, ...((await response.json()) as ProviderAnswer & { error?: string }) };
  };
}

test('a round goes over the network', async () => {
  const { bet, win, end } = round();
  expect(await call('bet', bet)).toMatchObject({ status: 'ok', balance: 99_000 });
  expect(await call('win', win)).toMatchObject({ status: 'ok', balance: 101_500 });
  expect(await call('end_round', end)).toMatchObject({ status: 'ok', balance: 101_500 });
});

test('twenty identical bets, wins and rollbacks at once move money once', async () => {
  const first = round();
  const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));
  const bets = await twenty(() => call('bet', first.bet));
  expect(bets.map(({ status, balance }) => `${status} ${balance}`)).toEqual(Array(20).fill('ok 99000'));
  expect(bets.filter(({ repeated }) => !repeated)).toHaveLength(1);
  const wins = await twenty(() => call('win', first.win));
  expect(wins.filter(({ repeated }) => !repeated)).toHaveLength(1);
  const second = round();
  await call('bet', second.bet);
  await twenty(() => call('rollback', second.rollback));
  expect(await cash()).toBe(101_500);
});

test('a replayed call changes nothing, and one of yesterday is refused', async () => {
  const { bet, win } = round();
  const [stake, payment] = [recorded('bet', bet), recorded('win', win)];
  await stake();
  await payment();
  for (const again of [stake, payment]) expect(await again()).toMatchObject({ status: 'ok', repeated: true });
  backend.clock.advance(6 * 60_000);
  for (const late of [stake, payment]) expect(await late()).toMatchObject({ http: 401, error: 'staleTime' });
  expect(await cash()).toBe(101_500);
});

test('a call is valid only for its own URL', async () => {
  const { bet, win } = round();
  await recorded('bet', bet)();
  const lost = recorded('win', { ...win, amount: 0 });
  for (const path of ['/provider/v1/rollback', '/provider/v1/win?x=1', '/provider/v1/bet'])
    expect(await lost(path)).toMatchObject({ http: 401, error: 'badSignature' });
  expect(await cash()).toBe(99_000);
});

test('calls that come in the wrong order do what they would have done, or nothing', async () => {
  const early = round();
  expect(await call('win', early.win)).toMatchObject({ status: 'betUnknown' });
  expect(await call('end_round', early.end)).toMatchObject({ status: 'roundUnknown' });
  expect(await call('bet', early.bet)).toMatchObject({ status: 'ok' });
  // The refused call was not stored: it may be retried.
  expect(await call('win', early.win)).toMatchObject({ status: 'ok', repeated: false });
  const taken = round();
  expect(await call('rollback', taken.rollback)).toMatchObject({ status: 'ok' });
  expect(await call('bet', taken.bet)).toMatchObject({ status: 'betCancelled' });
  expect(await call('win', taken.win)).toMatchObject({ status: 'betSettled' });
  const ended = round();
  await call('bet', ended.bet);
  await call('end_round', ended.end);
  expect(await call('win', ended.win)).toMatchObject({ status: 'roundEnded' });
  expect(await call('rollback', ended.rollback)).toMatchObject({ status: 'roundEnded' });
  expect(await cash()).toBe(101_500 - 1000);
});

test('keys are changed without a call that fails', async () => {
  const bet = (keys: Keys) =>
    call('bet', round().bet, keys).then(
      ({ status }) => status,
      () => 'refused',
    );
  expect(await bet(['new'])).toBe('refused');
  held = ['old', 'new'];
  expect(await bet(['old', 'new'])).toBe('ok');
  expect(await bet(['new', 'old'])).toBe('ok');
  held = ['new'];
  expect(await bet(['new'])).toBe('ok');
  expect(await bet(['old'])).toBe('refused');
  expect(await cash()).toBe(97_000);
});

test('a win above the maximum is held over the network too', async () => {
  const { bet, win } = round();
  await call('bet', bet);
  expect(await call('win', { ...win, amount: 10_000_001 })).toMatchObject({ status: 'held', balance: 99_000 });
});

test('a huge body is refused before it is read to its end', async () => {
  const response = await fetch(`${operator.url}/provider/v1/bet`, {
    method: 'POST',
    headers: { [providerHeader]: 'JILI' },
    body: 'x'.repeat(5_000_000),
  });
  expect(response.status).toBe(413);
});

test('a body that never ends does not delay other answers', async () => {
  const { port } = new URL(operator.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('POST /provider/v1/bet HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{');
  expect(await call('balance', { session })).toMatchObject({ status: 'ok' });
  socket.destroy();
});

test('the example of a game server plays complete rounds', async () => {
  backend.clock.advance(Date.now() - backend.clock.now());
  player = await backend.player({ cash: 100_000 });
  const game = { provider_code: 'JILI', game_code: 'sl001', mode: 'real' as const, language: 'EN' };
  session = (await backend.call('product/launch', game, { player })).launch_url?.split('.')[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'marquee-games-'));
  writeFileSync(join(folder, 'keys.txt'), 'old');
  const example = pathToFileURL(join(root, 'docs/partners/examples/games.mjs')).href;
  const order = JSON.stringify({ session, provider_code: 'JILI', currency: 'PHP' });
  const code = `const { play } = await import('${example}');
    console.log(JSON.stringify(await play(${order}, 1000)), JSON.stringify(await play(${order}, 100_000_000)));
    process.exit(0);`;
  const words = ['--input-type=module', '-e', code, 'games.mjs', '0', join(folder, 'keys.txt'), operator.url];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  rmSync(folder, { recursive: true });
  const [, first = '', then = ''] = /^(\{.*\}) (\{.*\})$/m.exec(stdout) ?? [];
  const { won, balance } = JSON.parse(first);
  expect([0, 2000]).toContain(won);
  expect(balance).toBe(99_000 + won);
  expect(await cash()).toBe(balance);
  expect(JSON.parse(then)).toEqual({ refused: expect.any(String) });
  const ended = 'select 1 as over from ended_rounds where play_session_id = $1';
  expect(await backend.database.query(ended, [session])).toEqual([{ over: 1 }]);
});
