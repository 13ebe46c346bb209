import { isDeepStrictEqual } from 'node:util';
import { allMigrations } from '@marquee/backend/migrations';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { comparable, statementOfLedger } from '@marquee/backend/testing/statementOfLedger';
import { yearOfActivity } from '@marquee/backend/testing/yearOfActivity';
import { readStatementCsv, statementCsv } from '@marquee/contract/statementCsv';
import type { Database } from '@marquee/database/database';
import { migrate } from '@marquee/database/migrate';
import { openPglite } from '@marquee/database/pglite';
import { openPostgres } from '@marquee/database/postgres';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { seeded } from '@marquee/platform/ledger/histories';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { statementOf } from '@marquee/platform/wallet/statement';
import { facts } from './facts';
import { insertPlayer } from './insertPlayer';

/**
 * `node --import tsx lab/proofs/statementYear.full.ts [rounds]`: a year of one player's activity (8,000 rounds, more
 * than 10,000 entries) on the embedded database and on a Postgres server. The statements of the year and of each month
 * must equal the ledger, open within a second, and their CSV must parse back to the same entries. Exits with 1
 * otherwise.
 */
const rounds = Number(process.argv[2] ?? 8000);
const end = Date.parse('2026-11-01T00:00:00Z');
const day = 24 * 3_600_000;
const pageSize = 10_000;
const mostMilliseconds = 1000;
const leastEntries = 10_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const year = { from: '2025-10-31', to: dayOf(end) };
const periods = [
  year,
  ...Array.from({ length: 13 }, (_, month) => ({
    from: dayOf(Date.UTC(2025, 9 + month, 1)),
    to: dayOf(Date.UTC(2025, 10 + month, 0)),
  })),
];

async function prove(name: string, database: Database): Promise<void> {
  await migrate(database, allMigrations());
  const context = await insertPlayer(database, manualClock(end));
  await yearOfActivity(context, rounds, end, seeded(11));
  const { flaws, payments, transactions } = await verifyLedger(database);
  await database.query('analyze');

  const ask = (period: { from: string; to: string }, page = 1, count = pageSize) =>
    statementOf({ ...period, type: '', status: '', page, count }, context);
  /** A complete statement, all pages. */
  const allPages = async (period: { from: string; to: string }) => {
    const first = await ask(period);
    for (let page = 2; first.transactions.length < first.total; page++)
      first.transactions.push(...(await ask(period, page)).transactions);
    return first;
  };
  const times: number[] = [];
  for (let time = 0; time < 5; time++) {
    const started = performance.now();
    await ask(year, 1, 10);
    times.push(performance.now() - started);
  }
  const started = performance.now();
  await ask(year);
  const largest = performance.now() - started;

  console.log(
    `${name}: ${transactions} postings, a year's statement opens in ${times.map((time) => time.toFixed(0)).join(', ')} ms`,
  );
  const { equal, atLeast, atMost } = facts();
  let different = 0;
  for (const period of periods) {
    const until = Date.parse(period.to) + day;
    const ledgers = await statementOfLedger(database, context.player.id, Date.parse(period.from), until, end);
    if (!isDeepStrictEqual(comparable(await allPages(period)), ledgers)) different++;
  }
  const statement = await allPages(year);
  const file = statementCsv(statement.transactions, context.player.currency);
  // The file has the description in one language.
  const inFile = statement.transactions.map(({ title: _, ...entry }) => entry);
  const read = readStatementCsv(file);
  const sum = read.reduce((total, { amount }) => total + amount, 0);
  atLeast('entries of the year', statement.total, leastEntries);
  equal('statements (the year and its months) that differ from the ledger', different, 0);
  atMost('opening the year, ms at most', Math.max(...times), mostMilliseconds);
  atMost(`${Math.min(pageSize, statement.total)} entries in one answer, ms`, largest, mostMilliseconds);
  equal(
    'entries of the file that differ from the statement',
    read.filter((entry, at) => !isDeepStrictEqual(entry, inFile[at])).length,
    0,
  );
  equal('entries of the file', read.length, statement.total);
  equal('the file adds up to the change of the balance', sum, statement.closing_balance - statement.opening_balance);
  equal('flaws of the ledger', [flaws, payments], [[], []]);
  await database.close();
}

await prove('embedded database', await openPglite({}));
const server = await openProofServer();
await prove(server.version, openPostgres(server.url));
await server.stop();
