-- Passkeys, authenticator apps and recovery codes, what signing in and proving again leave behind on their way, and names that players ask for.
-- Times are ms since 1970.
create table passkeys (
  id text primary key,
  site text not null,
  player_id text not null references players,
  -- Id and public key (COSE) as WebAuthn's JSON has them: base64url.
  credential_id text not null,
  public_key text not null,
  -- The authenticator's own count of uses; 0 where it does not count.
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint,
  unique (site, credential_id)
);
create index passkeys_of_player on passkeys (player_id);

create table totp_factors (
  player_id text primary key references players,
  -- Base 32. One that is not confirmed yet proves nothing.
  secret text not null,
  created_at bigint not null,
  confirmed_at bigint,
  -- The time step of the last code that was taken: it and those before it are not taken again.
  last_step bigint not null default 0
);

create table recovery_codes (
  player_id text not null references players,
  -- SHA-256 of player and code.
  code_hash text not null,
  created_at bigint not null,
  used_at bigint,
  primary key (player_id, code_hash)
);

-- Wrong passwords and codes of somebody who has a session, or the password, already.
create table factor_tries (
  player_id text primary key references players,
  count integer not null,
  since bigint not null
);

-- What an authenticator is to sign, once: the row goes with its use. Player and session are null for a login.
create table passkey_challenges (
  challenge text primary key,
  site text not null,
  purpose text not null check (purpose in ('login', 'step_up', 'add')),
  player_id text references players,
  session_id text references sessions,
  expires_at bigint not null
);
create index passkey_challenges_expired on passkey_challenges (expires_at);

-- Logins whose first half was right; the ticket is SHA-256. A row goes with its use.
create table sign_in_tickets (
  ticket_hash text primary key,
  player_id text not null references players,
  expires_at bigint not null
);
create index sign_in_tickets_expired on sign_in_tickets (expires_at);

-- Each allows one call of a session. `used_for` is SHA-256 of the input that it was used for.
create table step_up_grants (
  id text primary key,
  session_id text not null references sessions,
  call text not null,
  expires_at bigint not null,
  used_for text
);
create index step_up_grants_of_session on step_up_grants (session_id, call);
create index step_up_grants_expired on step_up_grants (expires_at);

-- A one-time code may prove again who asks.
alter table one_time_codes drop constraint one_time_codes_purpose_check, add constraint one_time_codes_purpose_check
  check (purpose in ('register', 'login', 'password', 'step_up'));

-- Names that players ask for once theirs is locked; decided by the operator.
create table name_requests (
  id text primary key,
  site text not null,
  player_id text not null references players,
  full_name text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused', 'replaced')),
  created_at bigint not null,
  decided_at bigint,
  decided_by text
);
create unique index name_requests_open on name_requests (player_id) where state = 'open';
