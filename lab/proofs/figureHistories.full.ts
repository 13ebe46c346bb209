import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { allMigrations } from '@marquee/backend/migrations';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import type { Database } from '@marquee/database/database';
import { migrate } from '@marquee/database/migrate';
import { openPglite } from '@marquee/database/pglite';
import { openPostgres } from '@marquee/database/postgres';
import { countFigures, rebuildFigures } from '@marquee/platform/figures/countFigures';
import { compareDays, verifyFigures } from '@marquee/platform/figures/verifyFigures';
import { runBonusHistory } from './bonusHistory';
import { facts } from './facts';
import { figureSites } from './figureSites';
import { runMoneyHistory } from './moneyHistory';

/**
 * `node --import tsx lab/proofs/figureHistories.full.ts [histories]`: random histories of deposits, charge-backs,
 * withdrawals, bets, wins, voids, corrections and bonuses, eight at once on a Postgres server (DATABASE_URL, or one
 * that it starts), while two processes count figures and are killed (SIGKILL) again and again; and a tenth of them on
 * the embedded database. In the end the kept figures are those of a recount, and the sums of the ledger's accounts.
 * Exits with 1 otherwise.
 */
const count = Number(process.argv[2] ?? 400);
const { equal, atLeast } = facts();

const counter = fileURLToPath(new URL('./figureCounter.ts', import.meta.url));

/** After so many lines of a counting process it is killed, at once or a little later. */
const linesOf = () => 1 + Math.floor(Math.random() * 20);

/** Two processes that count, killed and started again until `stop`. */
function killedCounters(url: string) {
  let isStopped = false;
  let kills = 0;
  let counted = 0;
  const keep = async () => {
    while (!isStopped) {
      const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', counter, url], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      let left = linesOf();
      if (child.stdout)
        for await (const line of createInterface(child.stdout)) {
          if (line === 'done') counted++;
          if (--left <= 0 || isStopped) {
            kills++;
            // Within the next count, which takes a few ms.
            setTimeout(() => child.kill('SIGKILL'), Math.random() * 10);
            left = Number.POSITIVE_INFINITY;
          }
        }
      await ended;
    }
  };
  const running = Promise.all([keep(), keep()]);
  return async () => {
    isStopped = true;
    await running;
    return { kills, counted };
  };
}

/** What the accounts of the ledger say, beside what the figures do; minor units, by currency. */
async function sumsOf(database: Database) {
  const ledger = await database.query<{ name: string; currency: string; amount: number }>(
    `select case when account in ('gaming', 'sportsbook') then 'revenue' when account like 'offer:%' then 'offers' else account end as name,
       currency, sum(amount) as amount from ledger_entries where kind <> 'adjustment' and account in ('gateway', 'payouts', 'gaming', 'sportsbook')
       or account like 'offer:%' group by 1, 2 having sum(amount) <> 0 order by 1, 2`,
  );
  const figures = await database.query<{ name: string; currency: string; amount: number }>(
    `select name, currency, sum(amount) as amount from (
       select case when kind ~ '^(stake|payout|refund|correction)_' then 'revenue' when kind ~ '^(deposit|charge_back)' then 'gateway'
           when kind ~ '^bonus_(granted|returned)$' then 'offers' when kind ~ '^withdrawal_(paid|returned)$' then 'payouts' end as name, currency,
         case when kind ~ '^(payout|refund|correction)_' or kind in ('deposit', 'bonus_granted', 'withdrawal_returned') then -amount
           else amount end as amount from figure_quarters) as named
     where name is not null group by 1, 2 having sum(amount) <> 0 order by 1, 2`,
  );
  return { ledger, figures };
}

async function prove(name: string, database: Database, { histories, url }: { histories: number; url?: string }) {
  await migrate(database, allMigrations());
  const started = Date.now();
  const stop = url ? killedCounters(url) : undefined;
  const differences: unknown[] = [];
  const counting = () => ({ database, sites: figureSites, now: Date.now() });
  let next = 1;
  const worker = async () => {
    for (let seed = next++; seed <= histories; seed = next++) {
      const run = seed % 2 === 0 ? runMoneyHistory : runBonusHistory;
      const difference = await run(database, seed, 8 + (seed % 25));
      if (difference) differences.push(difference);
      if (!url && seed % 7 === 0) await countFigures(counting());
      if (seed === Math.ceil(histories / 2)) await rebuildFigures(counting());
    }
  };
  await Promise.all(Array.from({ length: url ? 8 : 1 }, worker));
  const { kills, counted } = (await stop?.()) ?? { kills: 0, counted: 0 };
  while ((await countFigures(counting())) === 'busy');
  const verification = await verifyFigures(database);
  const days = await compareDays(database);
  const { ledger, figures } = await sumsOf(database);
  const [row] = await database.query<{ left: number; rows: number }>(
    `select count(*) as rows, count(*) filter (where posted_in >= (select counted_to from figure_cursor)) as left
     from ledger_transactions`,
  );
  const kept = await database.query(
    'select site, at, currency, category, provider, kind, count, amount from figure_quarters order by 1, 2, 3, 4, 5, 6',
  );
  await rebuildFigures(counting());
  const rebuilt = await database.query(
    'select site, at, currency, category, provider, kind, count, amount from figure_quarters order by 1, 2, 3, 4, 5, 6',
  );
  await database.close();
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `${name}: ${histories} histories, ${row?.rows} postings, ${counted} counts, ${kills} kills, ${seconds} s; ` +
      `${verification.compared} sums compared`,
  );
  equal('differences to the model', differences.slice(0, 5), []);
  equal('sums that are kept otherwise than a recount has them', verification.differences.slice(0, 5), []);
  equal('days whose active players are', days.slice(0, 5), []);
  equal('postings that are not counted', row?.left, 0);
  equal('sums of the accounts', figures, ledger);
  equal(
    'sums that a rebuild changes',
    rebuilt.filter((one, at) => JSON.stringify(one) !== JSON.stringify(kept[at])),
    [],
  );
  atLeast('sums compared', verification.compared, 10);
  if (url) atLeast('kills', kills, 3);
}

const server = await openProofServer();
await prove(server.version, openPostgres(server.url), { histories: count, url: server.url });
await server.stop();
await prove('Embedded database', await openPglite({}), { histories: Math.ceil(count / 10) });
