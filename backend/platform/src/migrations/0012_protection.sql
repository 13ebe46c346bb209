-- Player protection (one row per player). Times are milliseconds since 1970.
create table protection_players (
  player_id text primary key,
  created_at bigint not null,
  limits_answered boolean not null default false,
  reviewed_at bigint not null,
  reality_minutes int not null default 60,
  -- A slower reality check waits until `reality_pending_from`, then holds without more ado.
  reality_pending int,
  reality_pending_from bigint,
  time_out_until bigint,
  -- Self-exclusion: `excluded_until` null means indefinite; it holds until `return_at`, which the player must ask for.
  excluded_at bigint,
  excluded_until bigint,
  irrevocable_until bigint,
  return_at bigint
);

-- A limit: `amount` null is no limit. A higher limit or a removal waits in `pending_*` until it is confirmed.
create table protection_limits (
  player_id text not null references protection_players,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint check (amount > 0),
  pending boolean not null default false,
  pending_amount bigint,
  pending_from bigint,
  primary key (player_id, kind, period)
);

-- Time spent: activity with no gap of 30 minutes or more is one session.
create table protection_sessions (
  player_id text not null references protection_players,
  started_at bigint not null,
  last_active_at bigint not null,
  acknowledged_at bigint,
  primary key (player_id, started_at)
);

-- What was decided when; never changed. `request_id` makes time-out and self-exclusion idempotent.
create table protection_events (
  player_id text not null,
  at bigint not null,
  event text not null,
  detail text not null,
  request_id text,
  unique (player_id, request_id)
);
create index protection_events_of_player on protection_events (player_id, at);
