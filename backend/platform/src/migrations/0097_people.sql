-- What staff keep a player from: `all` is sign-in as well. `until` null has no end; `words` are for the player.
create table player_blocks (
  id text primary key,
  site text not null,
  player_id text not null references players,
  what text not null check (what in ('stakes', 'deposits', 'withdrawals', 'all')),
  words text not null,
  until bigint,
  created_at bigint not null,
  -- Who, by name; the audit has the account.
  created_by text not null,
  lifted_at bigint,
  lifted_by text
);
create index player_blocks_of_player on player_blocks (player_id, created_at, id);
create unique index player_blocks_not_lifted on player_blocks (player_id, what) where lifted_at is null;

-- Until when those blocks hold, on the row that stakes, deposits and withdrawals lock; null: not blocked.
alter table protection_players add column no_stakes_until bigint;
alter table protection_players add column no_deposits_until bigint;
alter table protection_players add column no_withdrawals_until bigint;

-- When the status `blocked` ends; null: not by itself.
alter table players add column blocked_until bigint;

-- What was blocked before: 253402300799999 is the end of the year 9999, for no end.
insert into player_blocks (id, site, player_id, what, words, created_at, created_by)
  select gen_random_uuid()::text, site, id, 'all', '', created_at, 'console' from players where status = 'blocked';
insert into protection_players (player_id, created_at, reviewed_at, no_stakes_until, no_deposits_until, no_withdrawals_until)
  select id, created_at, created_at, 253402300799999, 253402300799999, 253402300799999 from players where status = 'blocked'
  on conflict (player_id) do update set no_stakes_until = excluded.no_stakes_until, no_deposits_until = excluded.no_deposits_until,
    no_withdrawals_until = excluded.no_withdrawals_until;

-- The parts of a player's name as they look (skeletons); null until they are written.
alter table players add column name_parts text[];
create index players_name_parts on players using gin (name_parts);
create index players_without_name_parts on players (id) where name_parts is null;
create index players_account_prefix on players (account_key text_pattern_ops);

create index bank_accounts_by_number on bank_accounts ((upper(regexp_replace(account_number, '[\s-]', '', 'g'))));

-- For everything of one player, newest first.
create index sessions_by_start on sessions (player_id, created_at);
create index name_requests_of_player on name_requests (player_id, created_at);
create index held_wins_of_player on held_wins (player_id, held_at);
