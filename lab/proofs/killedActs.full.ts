import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { createBackend } from '@marquee/backend/backend';
import { sandboxMode } from '@marquee/backend/modes/sandbox';
import { contentHash } from '@marquee/backend/testing/contentHash';
import type { HeldAct, HeldLine } from '@marquee/backend/testing/processes/killedActs';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { actWays, type SentAct, staffActs } from '@marquee/backend/testing/staffActs';
import { staffDesk } from '@marquee/backend/testing/staffDesk';
import { testBackend } from '@marquee/backend/testing/testBackend';
import { verifyAudit } from '@marquee/platform/audit/verifyAudit';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { facts } from './facts';

/**
 * `node --import tsx lab/proofs/killedActs.full.ts [words of acts…]`: every act of the table of staff calls, alone,
 * asked of a second person and approved by one, in backends that are killed (SIGKILL) before each of its writes, before
 * its commit, and after it before the answer, on a Postgres server (DATABASE_URL, or one that it starts). Until the
 * commit nothing has changed; then the act, sent again, is done once and audited once. Acts run side by side and are
 * killed together; one that waits for a lock of another is tried again. Exits with 1 if anything fails.
 */
const words = process.argv.slice(2);
const chosen = actWays.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
const { equal } = facts();

const server = await openProofServer();
process.env.TEST_DATABASE_URL = server.url;
const backend = await testBackend();
const { database, clock } = backend;
const [here] = await database.query<{ name: string }>('select current_database() as name');
const url = new URL(server.url);
url.pathname = `/${here?.name}`;

/** An act on its way to its answer: the moment at which it is killed next, and what it was about to do then. */
interface Tried {
  act: SentAct;
  title: string;
  moment: number;
  next: string;
  kills: number;
  answer?: unknown;
}

/** Sends acts to a new backend, and kills it when each is at its moment, answered, or waits for a lock. */
async function killTogether(tried: readonly Tried[]): Promise<Tried[]> {
  const program = 'backend/app/src/testing/processes/killedActs.ts';
  const words = [url.href, `${clock.now()}`, backend.services.releases.site ?? ''];
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  let exit: number | null | undefined;
  const ended = new Promise<void>((done) => {
    child.once('close', (code) => {
      exit = code;
      done();
    });
  });
  const lines = new Map<string, HeldLine>();
  createInterface(child.stdout).on('line', (line) => {
    const said = JSON.parse(line) as HeldLine;
    lines.set(said.requestId, said);
  });
  const held: HeldAct[] = tried.map(({ act: { path, body, tokens, requestId }, moment }) => ({
    ...{ path, body, requestId, moment },
    token: tokens[0],
  }));
  child.stdin.end(JSON.stringify(held));
  for (let waiting = 0; lines.size + waiting < tried.length; await setTimeout(20)) {
    if (exit !== undefined) throw new Error(`The backend ended: ${exit}`);
    const [row] = await database.query<{ count: number }>(
      "select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    waiting = row?.count ?? 0;
  }
  child.kill('SIGKILL');
  await ended;
  const reached = tried.filter(({ act }) => lines.has(act.requestId));
  for (const one of reached) {
    const { next = '', answer } = lines.get(one.act.requestId) ?? {};
    Object.assign(one, { next, kills: one.kills + 1, moment: one.moment + 1 }, answer !== undefined && { answer });
  }
  // The killed backend's transactions end once the server sees that its connections are gone.
  for (let open = 1; open > 0; await setTimeout(20)) {
    const [row] = await database.query<{ count: number }>(
      'select count(*) as count from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()',
    );
    open = row?.count ?? 0;
  }
  return reached;
}

/** Sends an act to the backend that stays, by another session of the same person. */
async function sendAgain({ path, body, tokens }: SentAct): Promise<unknown> {
  const origin = 'http://localhost:3010';
  const response = await backend.desk(origin).request(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'localhost:3010', authorization: `Bearer ${tokens[1]}` },
    body: JSON.stringify(body),
  });
  const { statusMessage, repeated } = (await response.json()) as Record<string, unknown>;
  return { statusMessage, repeated };
}

/** Kills acts at every moment, and sends them again. */
async function prove(tried: readonly Tried[]): Promise<void> {
  const before = await content();
  const changed: string[] = [];
  const isOpen = ({ next, answer }: Tried) => next !== 'commit' && answer === undefined;
  for (let open = tried.filter(isOpen); open.length > 0; open = open.filter(isOpen)) {
    const reached = await killTogether(open);
    if ((await content()) !== before) changed.push(...reached.map(({ title, next }) => `${title}: ${next}`));
    if (reached.length === 0) throw new Error('Nothing was reached.');
  }
  equal(`acts that changed something before their commit, of ${tried.length}`, changed, []);
  const committing = tried.filter(({ answer }) => answer === undefined);
  for (let open = committing; open.length > 0; ) {
    await killTogether(open);
    open = open.filter(({ next }) => next !== 'committed');
  }
  const after = await content();
  for (const { act, title, kills, answer } of tried) {
    const again = await sendAgain(act);
    const audited = await database.query<{ outcome: string }>('select outcome from audit_entries where request = $1', [
      act.requestId,
    ]);
    equal(
      `${title}: ${kills} kills, the answer when it is sent again, and its audit`,
      answer ?? { ...(again as object), audited: audited.map(({ outcome }) => outcome) },
      { statusMessage: 'OK', repeated: true, audited: [title.endsWith('asked') ? 'asked' : 'done'] },
    );
  }
  equal('whether sending them again changed nothing', (await content()) === after, true);
}

await backend.reset();
// What every start writes is there before anything is tried.
await createBackend({ mode: sandboxMode(), dataDir: '', database, clock, work: false });
const content = await contentHash(database);
try {
  const example = staffActs(backend, staffDesk(backend));
  const groups: ((way: (typeof chosen)[number]) => boolean)[] = [
    // Before thresholds are set that let one person act alone.
    ([, way]) => way !== 'done',
    ([name, way]) => way === 'done' && name !== 'releases/promote',
    // A canary is promoted by the desk as long as no other remote has moved.
    ([name]) => name === 'releases/promote',
  ];
  for (const isIn of groups) {
    const tried: Tried[] = [];
    for (const [name, way] of chosen)
      if (isIn([name, way]))
        tried.push({ act: await example(name, way), title: `${name} ${way}`, moment: 1, next: '', kills: 0 });
    if (tried.length > 0) await prove(tried);
  }
  const { flaw, entries } = await verifyAudit(database);
  equal(`flaw of the audit's ${entries} entries`, flaw, null);
  equal('flaws of the ledger', verifyReport(await verifyLedger(database)).errors, []);
} finally {
  await backend.close();
  await server.stop();
}
