-- The game server's own record of the play sessions that it was asked to open, and the secret that signs its tokens. It reads
-- nothing of the platform's tables. Times are milliseconds since 1970.

create table sandbox_sessions (
  id text primary key,
  provider_code text not null,
  game_code text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  language text not null,
  -- Play money of a demo, minor units; null in real mode.
  demo_balance bigint,
  -- The least time from one round to the next, ms, as the launch said.
  round_minimum_ms int not null,
  round_at bigint not null default 0,
  last_at bigint not null
);

create index sandbox_sessions_demo on sandbox_sessions (last_at) where mode = 'demo';

create table sandbox_secrets (
  name text primary key,
  secret text not null
);

-- Sessions that were opened before go on; the longest round that any profile asks for is kept for them.
insert into sandbox_sessions
select id, provider_code, game_code, mode, currency, language, demo_balance, 5000, round_at, last_at from play_sessions;
insert into sandbox_secrets select 'tokens', secret from provider_secrets where provider_code = '*play';
