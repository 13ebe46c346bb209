-- Accounts whose owners close them. Times are ms since 1970.

-- From when on player protection keeps an account's doors closed for good; null where they may open.
alter table protection_players add column closing_at bigint;

-- One row for each account that is being closed, or is closed; it goes when the account is opened again.
create table account_closures (
  player_id text primary key references players,
  site text not null,
  state text not null default 'closing' check (state in ('closing', 'closed')),
  request_id text not null,
  asked_at bigint not null,
  -- Where the balance goes, and since when the player has chosen that; null where they have chosen none.
  bank_account_id text,
  chosen_at bigint not null,
  -- Why the balance stands still; null where it does not.
  waits_for text check (waits_for in ('bankAccount', 'bankAccountTime', 'holderName', 'otherBankAccount')),
  closed_at bigint,
  -- Until when the jurisdiction has the personal data kept, and when they were erased.
  keep_until bigint,
  erased_at bigint,
  check ((state = 'closed') = (closed_at is not null)),
  check ((closed_at is null) = (keep_until is null)),
  check (erased_at is null or closed_at is not null)
);
create index account_closures_to_erase on account_closures (keep_until) where erased_at is null;

-- Files of their own data that players asked for: each is fetched once, by the browser of the session.
create table export_tickets (
  -- SHA-256 of the ticket.
  ticket_hash text primary key,
  player_id text not null references players,
  session_id text not null references sessions,
  created_at bigint not null,
  used_at bigint
);
create index export_tickets_of_player on export_tickets (player_id, created_at);
create index export_tickets_by_age on export_tickets (created_at);
