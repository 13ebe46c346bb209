-- How staff sign in. Tokens, codes and challenges are stored as SHA-256.
create table staff_passkeys (
  id text primary key,
  staff_id text not null references staff_members,
  -- Id and public key (COSE) as WebAuthn's JSON has them: base64url.
  credential_id text not null unique,
  public_key text not null,
  -- The authenticator's own count of uses; 0 where it does not count.
  counter bigint not null,
  transports jsonb not null,
  created_at bigint not null,
  last_used_at bigint,
  ended_at bigint
);
create index staff_passkeys_of_member on staff_passkeys (staff_id) where ended_at is null;

-- Accounts at the company's OpenID provider. An e-mail address alone never leads to a member.
create table staff_company_accounts (
  issuer text not null,
  subject text not null,
  staff_id text not null references staff_members,
  created_at bigint not null,
  ended_at bigint,
  primary key (issuer, subject)
);
create index staff_company_accounts_of_member on staff_company_accounts (staff_id) where ended_at is null;

-- Links with which a member adds a passkey or a company account, once.
create table staff_links (
  id text primary key,
  staff_id text not null references staff_members,
  token_hash text not null unique,
  created_at bigint not null,
  created_by text not null,
  created_by_person text,
  ends_at bigint not null,
  used_at bigint
);
create index staff_links_of_member on staff_links (staff_id) where used_at is null;

-- What an authenticator is to sign, or what the provider is to send back: once, so the row goes with its use.
create table staff_challenges (
  challenge_hash text primary key,
  method text not null check (method in ('passkey', 'company')),
  purpose text not null check (purpose in ('sign-in', 'link', 'step-up', 'device')),
  -- The link, the session, or session and code; empty for a sign-in.
  subject text not null,
  created_at bigint not null,
  ends_at bigint not null
);
create index staff_challenges_expired on staff_challenges (ends_at);

-- Commands that ask to be signed in by a browser. With a session, the command is signed in and asks to step up.
create table staff_device_codes (
  id text primary key,
  device_code_hash text not null unique,
  user_code_hash text not null unique,
  session_id text references staff_sessions,
  device text not null,
  address text not null,
  created_at bigint not null,
  ends_at bigint not null,
  polled_at bigint not null default 0,
  -- Failed confirmations.
  tries integer not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'used')),
  decided_by text references staff_members
);
create index staff_device_codes_expired on staff_device_codes (ends_at);
