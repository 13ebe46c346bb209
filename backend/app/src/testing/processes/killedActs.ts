import { text } from 'node:stream/consumers';
import { openPostgres } from '@marquee/database/postgres';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { createBackend } from '../../backend';
import { sandboxMode } from '../../modes/sandbox';
import { stoppedActs } from '../stoppedActs';

/**
 * `node --import tsx backend/app/src/testing/processes/killedActs.ts <database URL> <time, ms> <releases folder>`: a
 * backend on a Postgres database that is sent all acts of its input (JSON) at once. Each stays at its moment until the
 * process is killed. Prints a line of JSON for each act that has reached it, or that was answered without.
 */

/** An act, and the moment at which it stays. */
export interface HeldAct {
  path: string;
  body: object;
  token: string;
  requestId: string;
  moment: number;
}

/** What became of an act: what it would do next, or its answer. */
export interface HeldLine {
  requestId: string;
  next?: string;
  answer?: unknown;
}

const origin = 'http://localhost:3010';
const [, , url = '', now = '', site = ''] = process.argv;
const acts = JSON.parse(await text(process.stdin)) as HeldAct[];
const moments = new Map(acts.map(({ requestId, moment }) => [requestId, moment]));
const say = (line: HeldLine) => process.stdout.write(`${JSON.stringify(line)}\n`);

// An act has a transaction, and asks beside it.
const database = stoppedActs(
  openPostgres(url, { connections: acts.length + 20 }),
  async ({ request, number, next }) => {
    if (moments.get(request) !== number) return;
    say({ requestId: request, next });
    await new Promise<never>(() => {});
  },
);
const clock = manualClock(Number(now));
const beside = { mode: sandboxMode(), dataDir: '', releases: { site }, clock, log: () => {}, work: false };
const backend = await createBackend({ ...beside, database });
const desk = backend.desk(origin);
for (const { path, body, token, requestId } of acts)
  void Promise.resolve(
    desk.request(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'localhost:3010', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }),
  ).then(async (response) => say({ requestId, answer: await response.json() }));
