import { allMigrations } from '@marquee/backend/migrations';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import type { Database } from '@marquee/database/database';
import { migrate } from '@marquee/database/migrate';
import { openPostgres } from '@marquee/database/postgres';
import { repeat } from '@marquee/kernel/work/repeat';
import { BackendSignals } from '@marquee/platform/events/signals';
import { countFigures, rebuildFigures } from '@marquee/platform/figures/countFigures';
import { figureRows, type GroupedBy, liabilities, readFigures } from '@marquee/platform/figures/readFigures';
import { verifyFigures } from '@marquee/platform/figures/verifyFigures';
import type { Posting } from '@marquee/platform/ledger/ledger';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { facts } from './facts';
import { figureSites } from './figureSites';

/**
 * `node --import tsx lab/proofs/figures.full.ts [seconds]`: what figures cost and how fast they are, on a Postgres
 * server (DATABASE_URL, or one that it starts). Postings per second by eight clients, in turns of `seconds` (5) on two
 * databases: one that counts figures each second, and one without the column, the index and the counting. Then figures
 * of 31 days among 100,000 players with 1,000,000 ledger rows. Exits with 1 if counting costs more than 7 %, the median
 * of a read by day is above 300 ms, or a recount differs.
 */
const seconds = Number(process.argv[2] ?? 5);
const turns = 8;
const clients = 8;
const [players, ledgerRows] = [100_000, 1_000_000];
const [least, readMost] = [0.93, 300];
const { atLeast, atMost, equal } = facts();
const ledger = postgresLedger({ signals: new BackendSignals() });
const day = 86_400_000;

const server = await openProofServer();

/** Another database on the server. */
async function databaseNamed(name: string): Promise<Database> {
  const url = new URL(server.url);
  const main = openPostgres(server.url);
  await main.query(`create database ${url.pathname.slice(1)}_${name}`);
  await main.close();
  url.pathname += `_${name}`;
  const database = openPostgres(url.href);
  await migrate(database, allMigrations());
  return database;
}

let posted = 0;
function stakeOf(player: number): Posting {
  const number = posted++;
  const sign = number % 2 === 0 ? 1 : -1;
  return {
    ...{ key: `bench-${number}`, kind: sign > 0 ? 'stake' : 'win', site: 'localhost', playerId: `bench-${player}` },
    ...{ currency: 'PHP', reference: `round-${number}`, description: 'Lucky Lantern', at: Date.now() },
    legs: [
      { account: 'cash', amount: -100 * sign },
      { account: 'gaming', amount: 100 * sign },
    ],
  };
}

/** Postings per second. */
async function turn(database: Database): Promise<number> {
  const started = performance.now();
  let done = 0;
  const client = async () => {
    while (performance.now() < started + seconds * 1000) {
      await ledger.post(database, stakeOf(Math.floor(Math.random() * 1000)));
      done++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return done / ((performance.now() - started) / 1000);
}

async function open(database: Database): Promise<void> {
  for (let player = 0; player < 1000; player++)
    await ledger.post(database, {
      ...{ ...stakeOf(player), key: `opening-${player}`, kind: 'deposit' },
      legs: [
        { account: 'gateway', amount: -1_000_000 },
        { account: 'cash', amount: 1_000_000 },
      ],
    });
}

async function measurePostings(): Promise<void> {
  const [counted, plain] = [await databaseNamed('counted'), await databaseNamed('plain')];
  await plain.script(
    'drop index ledger_transactions_posted; alter table ledger_transactions alter column posted_in drop default',
  );
  await open(counted);
  await open(plain);
  const counting = () => countFigures({ database: counted, sites: figureSites, now: Date.now() });
  await counting();
  const rates = { counted: [] as number[], plain: [] as number[] };
  for (let at = 0; at < turns; at++) {
    const both = [
      async () => {
        const stop = repeat(counting, {
          every: 1000,
          report: (error) => {
            throw error;
          },
        });
        rates.counted.push(await turn(counted));
        await stop();
      },
      async () => rates.plain.push(await turn(plain)),
    ];
    for (const one of at % 2 ? both : both.reverse()) await one();
  }
  const mean = (of: number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const spread = (of: number[]) => `${Math.min(...of).toFixed(0)} to ${Math.max(...of).toFixed(0)}`;
  console.log(`  with figures    ${mean(rates.counted).toFixed(0)} postings per second (${spread(rates.counted)})`);
  console.log(`  without figures ${mean(rates.plain).toFixed(0)} postings per second (${spread(rates.plain)})`);
  atLeast('postings with figures for each one without', mean(rates.counted) / mean(rates.plain), least);
  await counting();
  equal('sums that differ from a recount', (await verifyFigures(counted)).differences, []);
  await counted.close();
  await plain.close();
}

/** Fills the tables without the functions that write them: they would take an hour. */
async function fill(database: Database, from: number): Promise<void> {
  await database.query(
    `insert into players (id, site, account_id, password_hash, full_name, contact_email, contact_phone, date_of_birth, currency,
       referral_code, created_at)
     select 'p' || n, 'localhost', 'player_' || n, '', '', '', '', '1980-01-01', 'PHP', n::text,
       ${from}::bigint + n::bigint * ${31 * day} / ${players} from generate_series(1, ${players}) as n`,
  );
  await database.query(
    `insert into ledger_players (player_id, site, currency, cash, sequence)
     select 'p' || n, 'localhost', 'PHP', 1000, 0 from generate_series(1, ${players}) as n`,
  );
  // A twentieth are deposits, the rest stakes and wins of games of 30 providers in 10 categories.
  await database.query(
    `insert into ledger_transactions (player_id, sequence, id, site, key, kind, currency, accounts, amounts, cash_change,
       balances_after, reference, description, at, hash)
     select 'p' || 1 + n % ${players}, n, 'l' || n, 'localhost', 'k' || n,
       case when n % 20 = 0 then 'deposit' when n % 2 = 0 then 'stake' else 'win' end, 'PHP',
       case when n % 20 = 0 then array['gateway', 'cash'] when n % 2 = 0 then array['cash', 'gaming'] else array['gaming', 'cash'] end,
       array[-1, 1]::bigint[], -1, array[1000, 0, 0, 0, 0]::bigint[], 'b' || n / 2, 'Game',
       ${from}::bigint + n::bigint * ${31 * day} / ${ledgerRows}, '' from generate_series(1, ${ledgerRows}) as n`,
  );
  await database.query(
    `insert into bets (id, site, player_id, kind, account, placed_at, stake, state, title, detail, provider_code, game_code, category)
     select 'b' || n, 'localhost', 'p1', 'game', 'cash', n, 1, 'lost', 'Game', '', 'P' || n % 30, 'g', 'c' || n % 10
     from generate_series(0, ${ledgerRows / 2}) as n`,
  );
  await database.script('analyze');
}

async function timeOf(name: string, most: number, work: () => Promise<unknown[]>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn++) {
    const from = performance.now();
    if ((await work()).length === 0) throw new Error('Nothing was found.');
    times.push(performance.now() - from);
  }
  times.sort((one, other) => one - other);
  atMost(`${name}, median ms, worst ${times.at(-1)?.toFixed(0)}`, times[4] ?? 0, most);
}

async function measureReads(): Promise<void> {
  const database = await databaseNamed('large');
  const from = Date.UTC(2026, 2, 1) - 5.75 * 3_600_000;
  await fill(database, from);
  const before = performance.now();
  await rebuildFigures({ database, sites: figureSites, now: Date.now() });
  console.log(`  rebuilt in ${((performance.now() - before) / 1000).toFixed(1)} s`);
  await database.script('analyze');
  const month = { site: 'localhost', zone: 'Asia/Kathmandu', from, until: from + 31 * day };
  const sites = [month];
  const read = (by: GroupedBy) => readFigures(database, { sites, by, limit: 201 });
  await timeOf('31 days by day', readMost, () => read('day'));
  await timeOf('31 days by hour', 2 * readMost, () => read('hour'));
  await timeOf('31 days by provider', readMost, () => read('provider'));
  await timeOf('what is owed', readMost, () => liabilities(database, ['localhost']));
  const oneDay = [{ ...month, until: from + day }];
  // These are read from the ledger: all postings of the day.
  await timeOf('rows of a day', 5 * readMost, () =>
    figureRows(database, { sites: oneDay, kind: 'stake_cash', currency: 'PHP', limit: 201 }),
  );
  const count = performance.now();
  equal('sums that differ from a recount', (await verifyFigures(database)).differences, []);
  console.log(`  compared in ${((performance.now() - count) / 1000).toFixed(1)} s`);
  await database.close();
}

console.log(server.version);
await measurePostings();
await measureReads();
await server.stop();
