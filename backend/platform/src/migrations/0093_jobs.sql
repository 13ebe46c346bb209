-- Background work: one row for each thing that is to be done once. It is written in the transaction that causes it, and ends in the transaction
-- of its effects, or is tried again. Times are ms since 1970. Jobs done are deleted after some days.
create table jobs (
  id bigserial primary key,
  kind text not null,
  -- What it is about: a payment, a message, a row. At most one job of a kind.
  key text not null,
  payload jsonb not null default 'null',
  added_at bigint not null,
  -- When it runs (again); while it runs: when another process may take it for left behind.
  run_at bigint not null,
  -- The clock when `run_at` was written. One of the future was wrong, and so is `run_at`.
  set_at bigint not null,
  -- Counts who took it or moved it. Who took it earlier cannot end it any more.
  turn int not null default 0,
  -- Failures since it last went well: how many, since when, and the last one as kind and code, never data.
  tries int not null default 0,
  failed_at bigint,
  fault text,
  done_at bigint,
  unique (kind, key),
  check ((tries = 0) = (failed_at is null) and (tries = 0) = (fault is null))
);
create index jobs_waiting on jobs (kind, run_at) where done_at is null;
create index jobs_failing on jobs (failed_at) where done_at is null and failed_at is not null;
create index jobs_done on jobs (done_at);

insert into jobs (kind, key, added_at, run_at, set_at, tries, failed_at, fault)
  select work, row_id, first_at, retry_at, last_at, tries, first_at, fault from row_faults;

-- Older processes that still run go on with theirs; `adoptWork` takes what they leave. The next version drops what is no longer used:
-- event_deliveries, row_faults, messages.attempts and next_at, identity_checks.ask_at.
