-- A database of the sandbox's own, without the platform: the tables of the sandbox that began in the platform's migrations, as they were there.
create table outbox (
  id text primary key,
  site text not null,
  recipient text not null,
  body text not null,
  created_at bigint not null
);
create index outbox_by_time on outbox (site, created_at desc);

create table game_seeds (
  id text primary key,
  play_session_id text not null,
  server_seed text not null,
  hash text not null,
  client_seed text not null,
  nonce int not null default 0,
  revealed_at bigint
);
create unique index game_seeds_open on game_seeds (play_session_id) where revealed_at is null;

create table game_rounds (
  id text primary key,
  play_session_id text not null,
  request_id text not null,
  seed_id text not null references game_seeds,
  nonce int not null,
  stake bigint not null,
  bet jsonb not null,
  fixture bigint not null,
  actions jsonb not null default '[]',
  state text not null check (state in ('staked', 'open', 'paying', 'settled', 'void')),
  view jsonb,
  payout bigint not null default 0,
  opened_at bigint not null,
  settled_at bigint,
  unique (play_session_id, request_id)
);
create index game_rounds_unsettled on game_rounds (play_session_id) where state in ('staked', 'open', 'paying');
create index game_rounds_session on game_rounds (play_session_id, opened_at desc);

-- Where 0060 looks for sessions and secrets from before; here there are none.
create table play_sessions (
  id text primary key,
  provider_code text not null,
  game_code text not null,
  mode text not null,
  currency text not null,
  language text not null,
  demo_balance bigint,
  round_at bigint not null default 0,
  last_at bigint not null
);
create table provider_secrets (provider_code text primary key, secret text not null);
