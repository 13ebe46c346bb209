import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@marquee/backend/testing/processes/postgresServer';
import { testBrowser } from '@marquee/backend/testing/testBrowser';
import type { Answer, CallName, Input } from '@marquee/contract/calls';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Longest time a backend takes to be ready, ms: the first one fills the database. */
const readyTimeout = 120_000;

/** What a backend of a proof does not take over from its environment. */
const unset = { DATABASE_URL: undefined, DATA_DIR: undefined };

/** Who is still running: whatever ends the proof ends them. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

let unexpectedExits = 0;

/** How many backends have ended without a signal of `kill` or `stop`. */
export const unexpectedBackendExits = () => unexpectedExits;

/** Who a call is made for: the carried fields of a player, or nobody. */
export interface Caller {
  account_id?: string;
  auth?: string;
}

/** A backend as operators run it, in a process of its own. */
export interface BackendProcess {
  url: string;
  /** Makes a call over HTTP. @throws when there was no answer: what became of the call is not known. */
  call<N extends CallName>(name: N, input: Input<N>, caller?: Caller): Promise<Answer<N>>;
  /** SIGKILL: nothing is said, finished or closed. */
  kill(): Promise<void>;
  /** SIGTERM: what is under way is finished. */
  stop(): Promise<void>;
}

/** Sessions outlive a backend that is killed, so their cookies do, too. */
const browser = testBrowser();

/** Calls come through a proxy from many addresses, so that the limit per address does not stand in the way. */
const address = () => `198.51.100.${1 + Math.floor(Math.random() * 250)}`;

/**
 * Starts `backend/app/src/main.ts` with these settings and waits until it is ready. @throws with what it said when it
 * does not start
 */
export async function startBackend(settings: { DATABASE_URL: string } | { DATA_DIR: string }): Promise<BackendProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/app/src/main.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      ...unset,
      MARQUEE_MODE: 'sandbox',
      PORT: String(port),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  let asked = false;
  const ended = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    if (asked) return;
    unexpectedExits++;
    console.error(`A backend ended by itself (${code ?? signal}): ${said}`);
  });
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The backend is not ready: ${said}`)), readyTimeout);
    const keep = (part: Buffer) => {
      said = `${said}${part}`.slice(-4000);
      if (said.includes('backend ready at')) done(resolve);
    };
    const done = (settle: () => void) => {
      clearTimeout(late);
      settle();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    ended.then(() => done(() => reject(new Error(`The backend ended: ${said}`))));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    asked = true;
    child.kill(signal);
    await ended;
  };
  await ready;
  return {
    url,
    async call(name, input, caller = {}) {
      const cookie = browser.header(caller.auth);
      const response = await fetch(`${url}/api/${name}`, {
        method: 'POST',
        // One connection per call: a kept one may be closed by the server just as it is used again.
        headers: { 'content-type': 'application/json', connection: 'close', cookie, 'x-forwarded-for': address() },
        body: JSON.stringify({ domain_name: 'localhost', ...input, ...caller }),
      });
      const answer = (await response.json()) as Answer<typeof name>;
      browser.take(response.headers.getSetCookie(), (answer as { token?: string }).token);
      return answer;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
