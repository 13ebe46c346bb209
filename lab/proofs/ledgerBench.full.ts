import { allMigrations } from '@marquee/backend/migrations';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import type { Database } from '@marquee/database/database';
import { migrate } from '@marquee/database/migrate';
import { openPostgres } from '@marquee/database/postgres';
import { BackendSignals } from '@marquee/platform/events/signals';
import type { Posting } from '@marquee/platform/ledger/ledger';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { facts } from './facts';
import { pgbench, type Stretch } from './pgbench';

/**
 * `node --import tsx lab/proofs/ledgerBench.full.ts [seconds]`: ledger operations per second and their p99, compared
 * with pgbench's TPC-B-like script on the same Postgres server (DATABASE_URL, or one that it starts), alternating every
 * `seconds` (5), with as many clients. An operation is one committed and announced posting. Exits with 1 below half of
 * pgbench's transactions per second.
 */
const seconds = Number(process.argv[2] ?? 5);
const turns = 6;
const clients = 8;
const players = 1000;
const least = 0.5;

const ledger = postgresLedger({ signals: new BackendSignals() });

const postingOf = (player: number, number: number): Posting => {
  const stake = number % 2 === 0;
  return {
    key: `bench-${number}`,
    kind: stake ? 'stake' : 'win',
    site: 'localhost',
    playerId: `bench-${player}`,
    currency: 'PHP',
    legs: [
      { account: 'cash', amount: stake ? -100 : 100 },
      { account: 'gaming', amount: stake ? 100 : -100 },
    ],
    reference: `round-${number}`,
    description: 'Lucky Lantern',
    at: Date.now(),
  };
};

let posted = 0;
async function ledgerTurn(database: Database): Promise<Stretch> {
  const latencies: number[] = [];
  const started = performance.now();
  const client = async () => {
    for (let from = started; from < started + seconds * 1000; ) {
      await ledger.post(database, postingOf(Math.floor(Math.random() * players), posted++));
      const now = performance.now();
      latencies.push(now - from);
      from = now;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { done: latencies.length, seconds: (performance.now() - started) / 1000, latencies };
}

function summary(stretches: Stretch[]) {
  const total = (of: (stretch: Stretch) => number) => stretches.reduce((sum, stretch) => sum + of(stretch), 0);
  const latencies = stretches.flatMap((stretch) => stretch.latencies).sort((one, other) => one - other);
  const at = (share: number) => latencies[Math.ceil(latencies.length * share) - 1] ?? 0;
  return { perSecond: total(({ done }) => done) / total((stretch) => stretch.seconds), median: at(0.5), p99: at(0.99) };
}

const server = await openProofServer();
const yardstick = pgbench(server.url, clients);
const database = openPostgres(server.url);
await migrate(database, allMigrations());
await yardstick.fill(20);
for (let player = 0; player < players; player++) {
  const legs = [
    { account: 'gateway', amount: -1_000_000 },
    { account: 'cash', amount: 1_000_000 },
  ] as const;
  await ledger.post(database, { ...postingOf(player, 0), key: `opening-${player}`, kind: 'deposit', legs: [...legs] });
}
const ours: Stretch[] = [];
const theirs: Stretch[] = [];
for (let turn = 0; turn < turns; turn++) {
  if (turn % 2) ours.push(await ledgerTurn(database));
  theirs.push(await yardstick.run(seconds));
  if (turn % 2 === 0) ours.push(await ledgerTurn(database));
}
const { transactions, flaws } = await verifyLedger(database);
await database.close();
await server.stop();

console.log(`${server.version}, ${clients} clients each, ${turns} turns of ${seconds} s each`);
for (const [name, stretches] of [
  ['ledger operations', ours],
  ['pgbench TPC-B-like', theirs],
] as const) {
  const { perSecond, median, p99 } = summary(stretches);
  console.log(
    `  ${name.padEnd(20)} ${perSecond.toFixed(0).padStart(6)} per second, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
}
const { atLeast, equal } = facts();
atLeast(
  'ledger operations for each transaction of pgbench',
  summary(ours).perSecond / summary(theirs).perSecond,
  least,
);
equal('postings in the ledger', transactions, posted + players);
equal('flaws of the ledger', flaws, []);
