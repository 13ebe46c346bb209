-- Players, their sessions and what signing in needs. Every row of a tenant carries its site: the domain name.
-- Times are milliseconds since 1970.

create table players (
  id text primary key,
  site text not null,
  -- As typed; compared without case through account_key.
  account_id text not null,
  account_key text not null generated always as (lower(account_id)) stored,
  password_hash text not null,
  full_name text not null,
  contact_email text not null,
  contact_phone text not null,
  date_of_birth text not null,
  currency text not null,
  -- open, blocked (by the operator) or closed.
  status text not null default 'open' check (status in ('open', 'blocked', 'closed')),
  -- What the player hands to friends, and the code that this player was handed (empty: none).
  referral_code text not null,
  referrer_code text not null default '',
  tracking jsonb not null default '{}',
  created_at bigint not null,
  phone_verified_at bigint,
  last_login_at bigint,
  previous_login_at bigint,
  unique (site, account_key),
  unique (site, referral_code)
);
create index players_referred on players (site, referrer_code) where referrer_code <> '';
create index players_created_at on players (site, created_at);

create table sessions (
  id text primary key,
  site text not null,
  player_id text not null references players,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash text not null unique,
  device text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  ended_at bigint,
  -- The status message that a call of an ended session answers.
  ended_because text
);
create index sessions_of_player on sessions (player_id) where ended_at is null;

create table one_time_codes (
  id text primary key,
  site text not null,
  account_key text not null,
  -- register, login or password.
  purpose text not null check (purpose in ('register', 'login', 'password')),
  code_hash text not null,
  created_at bigint not null,
  expires_at bigint not null,
  attempts integer not null default 0,
  used_at bigint
);
create index one_time_codes_of_account on one_time_codes (site, account_key, purpose, created_at desc);

-- What would have left the house by message. Only the sandbox shows it.
create table outbox (
  id text primary key,
  site text not null,
  recipient text not null,
  body text not null,
  created_at bigint not null
);
create index outbox_by_time on outbox (site, created_at desc);

-- Failed attempts by a key that is hashed when it comes from a person (account, address).
create table attempts (
  key text primary key,
  count integer not null,
  since bigint not null
);

-- What a site's file says, sanitised, as the calls answer it. kind: cms, seo, slide, announcement, marquee, news, promotions.
create table content (
  site text not null,
  kind text not null,
  name text not null,
  position integer not null,
  value jsonb not null,
  primary key (site, kind, name)
);

create table site_versions (
  site text primary key,
  hash text not null,
  stored_at bigint not null
);

create table contact_messages (
  ticket text primary key,
  site text not null,
  full_name text not null,
  contact_email text not null,
  message text not null,
  created_at bigint not null
);

-- Remotes that failed in a browser: the one sink.
create table remote_failures (
  id text primary key,
  site text not null,
  remote text not null,
  version text not null,
  phase text not null,
  cause text not null,
  path text not null,
  created_at bigint not null
);
create index remote_failures_by_time on remote_failures (site, created_at desc);

create table ads_visits (
  id text primary key,
  site text not null,
  fbp text not null,
  appsflyer_id text not null,
  created_at bigint not null
);
