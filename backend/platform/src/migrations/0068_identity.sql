-- Checks of players' identity, newest attempt first in force. They hold no personal data: the partner is sent what the player's row says.
-- `status` is created until the partner has answered; `version` counts what was applied. `ask_at` is when the partner is asked next, null at an end. Times are ms since 1970.
create table identity_checks (
  id text primary key,
  site text not null,
  player_id text not null references players,
  attempt integer not null default 1,
  status text not null check (status in ('created', 'pending', 'documents', 'passed', 'failed')),
  reason text,
  minimum_age integer not null,
  language text not null,
  step_url text,
  step_expires_at bigint,
  created_at bigint not null,
  changed_at bigint not null,
  ask_at bigint,
  tries integer not null default 0,
  version integer not null default 0,
  unique (player_id, attempt)
);
create index identity_checks_due on identity_checks (ask_at) where ask_at is not null;

-- What the partner said and what became of it, also when nothing did. Answers have an id of ours, events that of the partner.
create table identity_events (
  event_id text primary key,
  check_id text not null references identity_checks,
  status text not null,
  reason text,
  outcome text not null,
  received_at bigint not null
);
create index identity_events_of_check on identity_events (check_id, received_at);
