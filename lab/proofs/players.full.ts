import { allMigrations } from '@marquee/backend/migrations';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { migrate } from '@marquee/database/migrate';
import { openPostgres } from '@marquee/database/postgres';
import { findPlayers } from '@marquee/platform/desk/findPlayers';
import { readParts } from '@marquee/platform/desk/readPlayer';
import { openPersons } from '@marquee/platform/persons/persons';
import { facts } from './facts';

/**
 * `node --import tsx lab/proofs/players.full.ts`: how long staff wait for a player among 100,000 with 1,000,000 ledger
 * rows, on a Postgres server (DATABASE_URL, or one that it starts). Exits with 1 if the median of a way to find one is
 * above 300 ms, or of everything of a player above 500 ms.
 */
const players = 100_000;
const ledgerRows = 1_000_000;
/** One player has as many rows as this. */
const busiest = 20_000;
const tries = 15;
const [findMost, readMost] = [300, 500];
const site = 'localhost';
const sites = [site, 'casino1.localhost'];

const server = await openProofServer();
const database = openPostgres(server.url);
const persons = openPersons(['a key of the proof']);
const parts = { database, persons, now: Date.now() };
const marked = { full_name: '', date_of_birth: '', phone_verified_at: null, email_verified_at: null, banks: [] };

/** The player by number: the first is the busiest. */
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const sqlId = `'00000000-0000-4000-8000-' || lpad(n::text, 12, '0')`;
/** The player of a row by number: the first has `busiest`, all others the rest in turn. */
const ownerOf = (row: string) => `case when ${row} <= ${busiest} then 1 else 1 + ${row} % ${players} end`;
const owner = (row: string) => `'00000000-0000-4000-8000-' || lpad((${ownerOf(row)})::text, 12, '0')`;

/** Fills the tables that are large for an operator, without the functions that write them: they would take an hour. */
async function fill(): Promise<void> {
  await database.query("insert into providers (code, name, position) values ('P', 'Provider', 1), ('Q', 'Other', 2)");
  await database.query(
    `insert into players (id, site, account_id, password_hash, full_name, name_parts, contact_email, contact_phone, date_of_birth,
       currency, referral_code, created_at)
     select ${sqlId}, '${site}', 'player_' || n, '', 'First' || n % 40 || ' Last' || n % 700,
       array['first' || n % 40, 'last' || n % 700], 'player' || n || '@example.test', '+63917' || lpad(n::text, 7, '0'), '1980-01-01',
       'PHP', n::text, n from generate_series(1, ${players}) as n`,
  );
  for (let from = 1; from <= players; from += 10_000) {
    const marks = Array.from({ length: 10_000 }, (_, index) => from + index).flatMap((number) =>
      persons
        .marks({
          ...marked,
          contact_email: `player${number}@example.test`,
          contact_phone: `+63917${String(number).padStart(7, '0')}`,
        })
        .map(({ kind, hash }) => ({ player: id(number), kind, hash })),
    );
    await database.query(
      `insert into person_marks (player_id, kind, hash, created_at)
       select player, kind, hash, 0 from jsonb_to_recordset($1::jsonb) as m (player text, kind text, hash text)`,
      [JSON.stringify(marks)],
    );
  }
  await database.query(
    `insert into ledger_players (player_id, site, currency, cash, sequence)
     select ${sqlId}, '${site}', 'PHP', 1000, 0 from generate_series(1, ${players}) as n`,
  );
  await database.query(
    `insert into ledger_transactions (player_id, sequence, id, site, key, kind, currency, accounts, amounts, cash_change,
       balances_after, reference, description, at, hash)
     select ${owner('n')}, n, 'l' || n, '${site}', 'k' || n, 'stake', 'PHP', array['cash', 'gaming'], array[-1, 1]::bigint[], -1,
       array[1000, 0, 0, 0, 0]::bigint[], 'P:t' || n, 'Game', n, '' from generate_series(1, ${ledgerRows}) as n`,
  );
  await database.query(
    `insert into bets (id, site, player_id, kind, account, placed_at, settled_at, stake, state, title, detail, provider_code, game_code)
     select 'P:t' || n, '${site}', ${owner('n')}, 'game', 'cash', n, n, 1, 'lost', 'Game', '', 'P', 'g'
     from generate_series(1, ${ledgerRows / 2}) as n`,
  );
  await database.query(
    `insert into provider_transactions select 'P', 't' || n, 'bet', 's', ${owner('n')}, 'r' || n, 1, 'done', 0, n
     from generate_series(1, ${ledgerRows / 2}) as n`,
  );
  await database.query(
    `insert into payments (id, site, player_id, kind, amount, currency, state, method, method_name, request_id, created_at, changed_at)
     select 'pay' || n, '${site}', ${owner('n * 10')}, 'deposit', 100, 'PHP', 'approved', 'bank', 'Bank', n::text, n, n
     from generate_series(1, ${ledgerRows / 10}) as n`,
  );
  await database.query(
    `insert into sessions (id, site, player_id, token_hash, device, created_at, last_seen_at, ended_at)
     select 's' || n, '${site}', ${owner('n * 3')}, 't' || n, '', n, n, n from generate_series(1, ${players * 3}) as n`,
  );
  await database.query(
    `insert into bank_accounts (id, site, player_id, bank_code, bank_name, holder_name, account_number, request_id, created_at)
     select 'b' || n, '${site}', ${sqlId}, 'BDL', 'Bank', '', '00-' || lpad(n::text, 8, '0'), n::text, n
     from generate_series(1, ${players}) as n`,
  );
  await database.query(
    `insert into person_links (player_id, other_id, contacts, is_born_same, name, created_at)
     select ${sqlId}, '00000000-0000-4000-8000-' || lpad((n + 1)::text, 12, '0'), '', true, 'near', n
     from generate_series(1, ${players / 2}) as n`,
  );
  await database.query(
    `insert into audit_entries (sequence, at, actor_kind, actor, actor_name, roles, act, outcome, target, address, hash)
     select n, n, 'console', 'console', 'console', '{}', 'players/read', 'read', 'player:' || ${owner('n * 3')}, '', n::text
     from generate_series(1, ${players * 3}) as n`,
  );
  await database.script('analyze');
}

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
  await fill();
  console.log(`${server.version}; filled in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  const { atMost } = facts();
  const find = async (name: string, q: (turn: number) => string) => {
    const { median, worst } = await timesOf(
      async (turn) => (await findPlayers(parts, { q: q(turn) }, sites)).value.length,
    );
    atMost(`find by ${name}, median ms, worst ${worst.toFixed(0)}`, median, findMost);
  };
  await find('player id', (turn) => id(turn * 1000 + 5));
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
    [`with ${busiest} ledger rows`, () => id(1)],
    ['of the others', (turn: number) => id(turn * 1000 + 500)],
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
