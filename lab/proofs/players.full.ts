import { allMigrations } from '@marquee/backend/migrations';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { migrate } from '@marquee/database/migrate';
import { openPostgres } from '@marquee/database/postgres';
import { findPlayers } from '@marquee/platform/desk/findPlayers';
import { readParts } from '@marquee/platform/desk/readPlayer';
import { openPersons } from '@marquee/platform/persons/persons';
import { facts } from './facts';
import { busiest, filledSite, fillPlayers, playerId } from './fillPlayers';

/**
 * `node --import tsx lab/proofs/players.full.ts`: how long staff wait for a player among 100,000 with 1,000,000 ledger
 * rows, on a Postgres server (DATABASE_URL, or one that it starts). Exits with 1 if the median of a way to find one is
 * above 300 ms, or of everything of a player above 500 ms.
 */
const tries = 15;
const [findMost, readMost] = [300, 500];
const sites = [filledSite, 'casino1.localhost'];

const server = await openProofServer();
const database = openPostgres(server.url);
const persons = openPersons(['a key of the proof']);
const parts = { database, persons, now: Date.now() };

/** Median and worst time of some work, ms. */
async function timesOf(work: (turn: number) => Promise<number>): Promise<{ median: number; worst: number }> {
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn++) {
    const from = performance.now();
    const found = await work(turn);
    times.push(performance.now() - from);
    if (found === 0) throw new Error('Nothing was found.');
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(tries / 2)] ?? 0, worst: times.at(-1) ?? 0 };
}

try {
  await migrate(database, allMigrations());
  const from = performance.now();
  await fillPlayers(database, persons);
  console.log(`${server.version}; filled in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  const { atMost } = facts();
  const find = async (name: string, q: (turn: number) => string) => {
    const { median, worst } = await timesOf(
      async (turn) => (await findPlayers(parts, { q: q(turn) }, sites)).value.length,
    );
    atMost(`find by ${name}, median ms, worst ${worst.toFixed(0)}`, median, findMost);
  };
  await find('player id', (turn) => playerId(turn * 1000 + 5));
  await find('account id', (turn) => `PLAYER_${turn * 1000 + 5}`);
  await find('payment id', (turn) => `pay${turn * 1000 + 5}`);
  await find('bet id', (turn) => `P:t${turn * 1000 + 5}`);
  await find('round id', (turn) => `r${turn * 1000 + 5}`);
  await find('bank account', (turn) => `00 ${String(turn * 1000 + 5).padStart(8, '0')}`);
  await find('e-mail', (turn) => `Player${turn * 1000 + 5}@Example.test`);
  await find('telephone', (turn) => `0917${String(turn * 1000 + 5).padStart(7, '0')}`);
  await find('whole name', (turn) => `last${turn} first${turn}`);
  await find('common first name (2,500 have it)', (turn) => `first${turn}`);
  await find('beginning of account ids', (turn) => `player_${turn + 1}`);
  for (const [name, player] of [
    [`with ${busiest} ledger rows`, () => playerId(1)],
    ['of the others', (turn: number) => playerId(turn * 1000 + 500)],
  ] as const) {
    const { median, worst } = await timesOf(async (turn) => {
      const pages = await readParts(database, player(turn), { limit: 20 });
      return pages.reduce((sum, { rows }) => sum + rows.length, 0);
    });
    atMost(`everything of a player ${name}, median ms, worst ${worst.toFixed(0)}`, median, readMost);
  }
} finally {
  await database.close();
  await server.stop();
}
