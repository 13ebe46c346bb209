import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { allMigrations } from '@marquee/backend/migrations';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { openPostgres } from '@marquee/database/postgres';
import { BackendSignals } from '@marquee/platform/events/signals';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { startBackend } from './backendProcess';

/**
 * `node --import tsx lab/proofs/operations.full.ts`: on a Postgres server (DATABASE_URL, or one that it starts), four
 * backends starting together migrate once; a backup made under load is restored with a clean ledger, on a server and in
 * an embedded database; a database with a changed or unknown migration is refused. Exits with 1 otherwise.
 */
const processes = 4;
const folder = mkdtempSync(join(tmpdir(), 'marquee-operations-'));
const file = join(folder, 'all.backup');
const ledger = postgresLedger({ signals: new BackendSignals() });
const server = await openProofServer();
const database = openPostgres(server.url);
const environment = { ...process.env, DATABASE_URL: undefined, MARQUEE_MODE: 'sandbox' };

function check(holds: boolean, fact: string): void {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${fact}`);
  if (!holds) process.exitCode = 1;
}

/** Runs one of the backend's programs; returns exit code and output. */
function run(
  command: string,
  words: string[],
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const path = fileURLToPath(new URL(`../../backend/app/src/${command}`, import.meta.url));
  return new Promise((done) => {
    const env = { ...environment, PORT: '0', ...settings };
    execFile(process.execPath, ['--import', 'tsx', path, ...words], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}`.trim() }),
    );
  });
}

const backends = await Promise.all(Array.from({ length: processes }, () => startBackend({ DATABASE_URL: server.url })));
const applied = await database.query<{ name: string }>('select name from migrations order by name');
const known = allMigrations().map(({ name }) => name);
check(
  applied.map(({ name }) => name).join() === known.join(),
  `${processes} processes at once: each of ${known.length} migrations applied once`,
);
const isReady = async (url: string) => {
  for (let tries = 0; tries < 30; tries++) {
    if ((await fetch(`${url}/readyz`)).status === 200) return true;
    await setTimeout(1000);
  }
  return false;
};
const ready = await Promise.all(backends.map(({ url }) => isReady(url)));
check(ready.every(Boolean), 'all of them are ready');

let going = true;
let posted = 0;
const post = async (player: number) => {
  for (let at = 1; going; at++) {
    const legs = [
      { account: 'gateway' as const, amount: -1 },
      { account: 'cash' as const, amount: 1 },
    ];
    const playerId = `operations-${player}`;
    const words = { kind: 'deposit' as const, site: 'localhost', currency: 'PHP', reference: 'x', description: 'x' };
    await ledger.post(database, { ...words, key: `${playerId}-${at}`, playerId, legs, at });
    posted += 1;
  }
};
const posting = Array.from({ length: 8 }, (_, player) => post(player));
await setTimeout(3000);
const before = posted;
const from = Date.now();
const backup = await run('commands/backup.ts', [file], { DATABASE_URL: server.url });
const during = posted - before;
check(
  backup.code === 0,
  `${backup.output.replace(folder, '')}, while ${during} postings went on (${Math.round((during * 1000) / (Date.now() - from))}/s)`,
);
going = false;
await Promise.all(posting);

const busy = await run('commands/restore.ts', [file, '--force'], {
  DATABASE_URL: server.url,
});
check(
  busy.code === 1 && busy.output.includes('Stop the backends first'),
  'a restore under running backends is refused',
);
await Promise.all(backends.map((backend) => backend.stop()));
const [held] = await database.query<{ count: number }>('select count(*) as count from ledger_transactions');

for (const [where, settings] of [
  ['the server', { DATABASE_URL: server.url }],
  ['an embedded database', { DATA_DIR: join(folder, 'data') }],
] as const) {
  if (where === 'the server') await database.close();
  const restored = await run('commands/restore.ts', [file, '--force'], settings);
  check(
    restored.code === 0 && restored.output.endsWith('clean'),
    `into ${where}: ${restored.output.replaceAll('\n', '; ')}`,
  );
}
const again = openPostgres(server.url);
const [kept] = await again.query<{ count: number }>('select count(*) as count from ledger_transactions');
check(
  (kept?.count ?? 0) < (held?.count ?? 0),
  `it holds the moment of the backup: ${kept?.count} of ${held?.count} transactions`,
);

for (const [what, sql, reason] of [
  ['an unknown migration', "insert into migrations values ('9999_future.sql', 'x', 1)", 'this version does not know'],
  [
    'a changed migration',
    "delete from migrations where name = '9999_future.sql'; update migrations set hash = 'x'",
    'was changed after',
  ],
] as const) {
  await again.script(sql);
  const refused = await run('main.ts', [], { DATABASE_URL: server.url });
  check(refused.code === 1 && refused.output.includes(reason), `a database with ${what} is refused: ${refused.output}`);
}
await again.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });
