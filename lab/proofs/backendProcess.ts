import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { testBrowser } from '@marquee/backend/testing/testBrowser';
import type { Answer, CallName, Input } from '@marquee/contract/calls';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Longest start of a backend, ms: the first one fills the database. */
const readyTimeout = 120_000;

/** Variables that are not inherited. */
const unset = { DATABASE_URL: undefined, DATA_DIR: undefined };

/** Running backends, killed when the proof ends. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

let unexpectedExits = 0;

/** Number of backends that ended on their own. */
export const unexpectedBackendExits = () => unexpectedExits;

/** A call's caller: a player's credentials, or nobody. */
export interface Caller {
  account_id?: string;
  auth?: string;
}

/** A backend in a separate process, as operators run it. */
export interface BackendProcess {
  url: string;
  /** Makes a call over HTTP. @throws without a response: the outcome is unknown */
  call<N extends CallName>(name: N, input: Input<N>, caller?: Caller): Promise<Answer<N>>;
  /** SIGKILL: no cleanup. */
  kill(): Promise<void>;
  /** SIGTERM: a graceful shutdown. */
  stop(): Promise<void>;
}

/** Sessions survive a killed backend, so their cookies must, too. */
const browser = testBrowser();

/** Calls come from many addresses, to avoid rate limits. */
const address = () => `198.51.100.${1 + Math.floor(Math.random() * 250)}`;

/**
 * Starts `backend/app/src/main.ts` with these settings and waits until it is ready. @throws with its output if it does
 * not start
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
  let output = '';
  let asked = false;
  const ended = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    if (asked) return;
    unexpectedExits++;
    console.error(`A backend ended by itself (${code ?? signal}): ${output}`);
  });
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The backend is not ready: ${output}`)), readyTimeout);
    const keep = (part: Buffer) => {
      output = `${output}${part}`.slice(-4000);
      if (output.includes('backend ready at')) done(resolve);
    };
    const done = (settle: () => void) => {
      clearTimeout(late);
      settle();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    ended.then(() => done(() => reject(new Error(`The backend ended: ${output}`))));
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
        // One connection per call: the server may close a kept-alive one just as it is reused.
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
