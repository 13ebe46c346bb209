import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { type EngineName, engines } from '@marquee/sandbox/games/engines/engines';
import type { RoundAnswer } from '@marquee/sandbox/games/rounds';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { createBackend } from '../../src/backend';
import { demoSignIn } from '../../src/demoPlayer';
import { sandboxMode } from '../../src/modes/sandbox';
import { browserPost } from '../../src/testing/browserPost';

const program = fileURLToPath(new URL('../../src/testing/killedRound.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'marquee-killed-'));
const start = join(folder, 'start');

/** Runs the program, which kills itself at the step; returns its output to the player. */
function run(...args: string[]): Promise<{ signal: NodeJS.Signals | null; output: string }> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['--import', 'tsx', program, ...args], (error, stdout, stderr) => {
      if (error && !error.signal) return reject(new Error(stderr));
      resolve({ signal: error?.signal ?? null, output: stdout });
    });
  });
}

beforeAll(async () => {
  expect(await run(start)).toMatchObject({ signal: null });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Opened {
  key: string;
  balance: number;
  round: RoundAnswer | null;
}

/** One engine of each kind: decided with the stake, waiting for the player, running by the clock. */
const kinds: [engine: EngineName, step: string, becomes: string][] = [
  ['dice', 'bet-before', 'stake back'],
  ['dice', 'bet-after', 'stake back'],
  ['dice', 'win-before', 'result stands'],
  ['dice', 'win-after', 'result stands'],
  ['dice', 'end_round-before', 'result stands'],
  ['videopoker', 'bet-after', 'stake back'],
  ['videopoker', 'open', 'goes on'],
  ['videopoker', 'end_round-before', 'result stands'],
  ['crash', 'bet-after', 'stake back'],
  ['crash', 'open', 'goes on'],
  ['crash', 'end_round-before', 'result stands'],
];

test.each(kinds)(
  'a process that is killed in a round of %s, at %s: %s',
  async (engine, step, becomes) => {
    const dataDir = join(folder, `${engine}-${step}`);
    cpSync(start, dataDir, { recursive: true });
    const { signal, output } = await run(dataDir, engine, step);
    expect(signal).toBe('SIGKILL');
    const backend = await createBackend({ mode: sandboxMode(), dataDir, work: false });
    try {
      const { database } = backend.services;
      const post = browserPost(backend);
      const { account_id, password } = demoSignIn;
      const site = { domain_name: 'localhost', account_id };
      const { token: auth } = await post<{ token: string }>('/api/auth/login', { ...site, password });
      const [game] = await database.query<object>(
        'select provider_code, game_code from games where engine = $1 order by 1, 2 limit 1',
        [engine],
      );
      const launch = { ...site, ...game, auth, mode: 'real', language: 'EN' };
      const { launch_url } = await post<{ launch_url: string }>('/api/product/launch', launch);
      const opened = await post<Opened>('/play/api/open', { token: launch_url.split('#')[1] });
      const waiting = opened.round && !opened.round.done ? opened.round : null;
      if (becomes === 'goes on' && engine === 'videopoker') {
        const { round_id, view } = JSON.parse(output) as RoundAnswer;
        expect(waiting).toMatchObject({ round_id, view });
      }
      const action = engines[engine].constant.action;
      if (waiting) await post('/play/api/act', { key: opened.key, round_id: waiting.round_id, action });
      // A bet that never arrived is unknown here: the sweep ends it a minute later.
      await database.query("update game_rounds set opened_at = 0 where state not in ('settled', 'void')", []);
      await backend.partners.tidy();

      const rounds = await database.query<{ state: string; stake: number; payout: number }>(
        'select state, stake, payout from game_rounds order by opened_at',
        [],
      );
      expect(rounds.at(becomes === 'stake back' ? 0 : -1)?.state).toMatch(/settled|void/);
      const played = rounds.filter(({ state }) => state === 'settled');
      expect(rounds.length - played.length).toBe(becomes === 'stake back' ? 1 : 0);
      const [first] = await database.query<{ cash: number }>(
        `select balances_after[1] as cash from ledger_transactions t join players p on p.id = t.player_id
       where p.account_id = 'demo' and p.site = 'localhost' and t.kind = 'deposit' order by t.sequence desc limit 1`,
        [],
      );
      const due = played.reduce((sum, { stake, payout }) => sum - stake + payout, first?.cash ?? 0);
      const [now] = await database.query<{ cash: number }>(
        `select l.cash from ledger_players l join players p on p.id = l.player_id where p.account_id = 'demo' and p.site = 'localhost'`,
        [],
      );
      expect(now?.cash).toBe(due);
      expect((await post<{ value: unknown[] }>('/api/product/open_rounds', { ...site, auth })).value).toEqual([]);
      expect(verifyReport(await verifyLedger(database)).clean).toBe(true);
    } finally {
      await backend.close();
    }
  },
  120_000,
);
