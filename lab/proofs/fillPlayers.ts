import type { Database } from '@marquee/database/database';
import type { Persons } from '@marquee/platform/persons/persons';

/** How many players are filled in, and how many ledger rows they have together. */
export const filledPlayers = 100_000;
const ledgerRows = 1_000_000;
/** One player has as many rows as this. */
export const busiest = 20_000;
/** The site of all of them. */
export const filledSite = 'localhost';
const [players, site] = [filledPlayers, filledSite];

const marked = { full_name: '', date_of_birth: '', phone_verified_at: null, email_verified_at: null, banks: [] };

/** The player by number: the first is the busiest. */
export const playerId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const sqlId = `'00000000-0000-4000-8000-' || lpad(n::text, 12, '0')`;
/** The player of a row by number: the first has `busiest`, all others the rest in turn. */
const ownerOf = (row: string) => `case when ${row} <= ${busiest} then 1 else 1 + ${row} % ${players} end`;
const owner = (row: string) => `'00000000-0000-4000-8000-' || lpad((${ownerOf(row)})::text, 12, '0')`;

/**
 * Fills the tables that are large for an operator, without the functions that write them: they would take an hour. Rows
 * of a table lie a second apart, and begin at `from`, ms.
 */
export async function fillPlayers(database: Database, persons: Persons, from = 0): Promise<void> {
  const at = `${from}::bigint + n * 1000`;
  await database.query("insert into providers (code, name, position) values ('P', 'Provider', 1), ('Q', 'Other', 2)");
  await database.query(
    `insert into players (id, site, account_id, password_hash, full_name, name_parts, contact_email, contact_phone, date_of_birth,
       currency, referral_code, created_at)
     select ${sqlId}, '${site}', 'player_' || n, '', 'First' || n % 40 || ' Last' || n % 700,
       array['first' || n % 40, 'last' || n % 700], 'player' || n || '@example.test', '+63917' || lpad(n::text, 7, '0'), '1980-01-01',
       'PHP', n::text, ${at} from generate_series(1, ${players}) as n`,
  );
  for (let first = 1; first <= players; first += 10_000) {
    const marks = Array.from({ length: 10_000 }, (_, index) => first + index).flatMap((number) =>
      persons
        .marks({
          ...marked,
          contact_email: `player${number}@example.test`,
          contact_phone: `+63917${String(number).padStart(7, '0')}`,
        })
        .map(({ kind, hash }) => ({ player: playerId(number), kind, hash })),
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
       array[1000, 0, 0, 0, 0]::bigint[], 'P:t' || n, 'Game', ${at}, '' from generate_series(1, ${ledgerRows}) as n`,
  );
  await database.query(
    `insert into bets (id, site, player_id, kind, account, placed_at, settled_at, stake, state, title, detail, provider_code, game_code)
     select 'P:t' || n, '${site}', ${owner('n')}, 'game', 'cash', ${at}, ${at}, 1, 'lost', 'Game', '', 'P', 'g'
     from generate_series(1, ${ledgerRows / 2}) as n`,
  );
  await database.query(
    `insert into provider_transactions select 'P', 't' || n, 'bet', 's', ${owner('n')}, 'r' || n, 1, 'done', 0, ${at}
     from generate_series(1, ${ledgerRows / 2}) as n`,
  );
  await database.query(
    `insert into payments (id, site, player_id, kind, amount, currency, state, method, method_name, request_id, created_at, changed_at)
     select 'pay' || n, '${site}', ${owner('n * 10')}, 'deposit', 100, 'PHP', 'approved', 'bank', 'Bank', n::text, ${at}, ${at}
     from generate_series(1, ${ledgerRows / 10}) as n`,
  );
  await database.query(
    `insert into sessions (id, site, player_id, token_hash, device, created_at, last_seen_at, ended_at)
     select 's' || n, '${site}', ${owner('n * 3')}, 't' || n, '', ${at}, ${at}, ${at} from generate_series(1, ${players * 3}) as n`,
  );
  await database.query(
    `insert into bank_accounts (id, site, player_id, bank_code, bank_name, holder_name, account_number, request_id, created_at)
     select 'b' || n, '${site}', ${sqlId}, 'BDL', 'Bank', '', '00-' || lpad(n::text, 8, '0'), n::text, ${at}
     from generate_series(1, ${players}) as n`,
  );
  await database.query(
    `insert into person_links (player_id, other_id, contacts, is_born_same, name, created_at)
     select ${sqlId}, '00000000-0000-4000-8000-' || lpad((n + 1)::text, 12, '0'), '', true, 'near', ${at}
     from generate_series(1, ${players / 2}) as n`,
  );
  await database.query(
    `insert into audit_entries (sequence, at, actor_kind, actor, actor_name, roles, act, outcome, target, address, hash)
     select n, ${at}, 'console', 'console', 'console', '{}', 'players/read', 'read', 'player:' || ${owner('n * 3')}, '', n::text
     from generate_series(1, ${players * 3}) as n`,
  );
  await database.query(
    `insert into audit_head (sequence, last_at, hash) select sequence, at, hash from audit_entries
     order by sequence desc limit 1`,
  );
  await database.script('analyze');
}
