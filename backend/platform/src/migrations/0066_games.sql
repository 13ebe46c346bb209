-- Games of partners: rounds that were ended, wins that wait for a decision, and what the catalogue says beside it.

-- A round that its provider ended: nothing more is staked, paid or given back in it.
create table ended_rounds (
  provider_code text not null,
  play_session_id text not null,
  round_id text not null,
  ended_at bigint not null,
  primary key (provider_code, play_session_id, round_id)
);

-- Wins above what their game can pay: credited when somebody has released them.
create table held_wins (
  provider_code text not null,
  transaction_id text not null,
  bet_transaction_id text not null,
  play_session_id text not null,
  round_id text not null,
  site text not null,
  player_id text not null,
  currency text not null,
  game_code text not null,
  amount bigint not null check (amount > 0),
  detail text not null,
  held_at bigint not null,
  state text not null check (state in ('held', 'released', 'refused')),
  decided_at bigint,
  decided_by text,
  primary key (provider_code, transaction_id)
);

create index held_wins_waiting on held_wins (held_at) where state = 'held';
create index held_wins_bet on held_wins (provider_code, bet_transaction_id);

-- While the game server is asked to open it, a play session is known to the wallet, takes no stakes and counts nowhere.
alter table play_sessions add column is_opening boolean not null default false;
create index play_sessions_opening on play_sessions (started_at) where is_opening;

-- The most that a round pays, in stakes; null where the game does not say. Pictures belong to the entries.
alter table games add column max_win int check (max_win > 0);
alter table games add column image text not null default '';
alter table providers add column logo text not null default '';
update games set image = '/art/cover/' || provider_code || '/' || game_code;
