-- Play: sessions, fairness seeds, rounds, and what providers asked of the wallet.

create table play_sessions (
  id text primary key,
  site text not null,
  -- Null in demo mode, which needs no player.
  player_id text,
  -- The sign-in that play belongs to: bets end with it.
  session_id text,
  provider_code text not null,
  game_code text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  language text not null,
  -- Play money of a demo, minor units; null in real mode.
  demo_balance bigint,
  started_at bigint not null,
  last_at bigint not null,
  rounds int not null default 0,
  staked bigint not null default 0,
  returned bigint not null default 0,
  -- When the last round began, so that the least length of a round can be kept.
  round_at bigint not null default 0
);

create index play_sessions_player on play_sessions (player_id, started_at desc) where player_id is not null;
create index play_sessions_table on play_sessions (provider_code, game_code, last_at);

-- Commit–reveal: the hash is shown before the first round under a seed, the seed itself once it is retired.
create table game_seeds (
  id text primary key,
  play_session_id text not null references play_sessions,
  server_seed text not null,
  hash text not null,
  client_seed text not null,
  nonce int not null default 0,
  revealed_at bigint
);

create unique index game_seeds_open on game_seeds (play_session_id) where revealed_at is null;

create table game_rounds (
  id text primary key,
  play_session_id text not null references play_sessions,
  request_id text not null,
  seed_id text not null references game_seeds,
  nonce int not null,
  stake bigint not null,
  bet jsonb not null,
  -- Known before the bet: fixtures and fields are made from it.
  fixture bigint not null,
  -- What the player did in a round of several steps.
  actions jsonb not null default '[]',
  -- staked: the bet is being asked for · open: waits for the player · paying: decided, being paid · settled · void
  state text not null check (state in ('staked', 'open', 'paying', 'settled', 'void')),
  view jsonb,
  payout bigint not null default 0,
  opened_at bigint not null,
  settled_at bigint,
  unique (play_session_id, request_id)
);

create index game_rounds_unsettled on game_rounds (play_session_id) where state in ('staked', 'open', 'paying');
create index game_rounds_session on game_rounds (play_session_id, opened_at desc);

-- Shared secret of each provider's wallet calls.
create table provider_secrets (
  provider_code text primary key,
  secret text not null
);

create table provider_transactions (
  provider_code text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  play_session_id text not null,
  player_id text not null,
  round_id text not null,
  amount bigint not null,
  -- done · void: a bet that was rolled back, before or after it arrived
  state text not null check (state in ('done', 'void')),
  balance_after bigint not null,
  at bigint not null,
  primary key (provider_code, transaction_id)
);

create index provider_transactions_round on provider_transactions (provider_code, round_id);
