-- What the gateway answered when it was asked about a payment by somebody's wish: evidence, beside its events. `status` null: it knows of none.
create table gateway_answers (
  payment_id text primary key references payments,
  status text,
  amount bigint,
  currency text,
  at bigint not null,
  check ((status is null) = (amount is null) and (status is null) = (currency is null))
);

-- Which of two is right, as somebody says, where an event of the gateway and the books differ. It posts nothing and closes nothing by itself.
create table contradiction_statements (
  event_id text primary key references gateway_events,
  verdict text not null check (verdict in ('books', 'gateway')),
  evidence text not null,
  stated_by text not null,
  stated_at bigint not null
);
create index gateway_events_contradicting on gateway_events (received_at) where outcome = 'contradicts';
create index payments_late on payments (changed_at) where reason = 'paidLate';

-- A settlement file of the gateway, matched with the payments of a site. It posts nothing.
create table settlement_runs (
  id text primary key,
  site text not null,
  file_name text not null,
  file_hash text not null,
  -- The period whose payments must be in the file, ms since 1970; `until` is not part of it.
  from_at bigint not null,
  until_at bigint not null,
  made_by text not null,
  made_at bigint not null,
  -- By kind and currency, minor units: what the file says and what the books say.
  totals jsonb not null,
  check (from_at < until_at)
);
create index settlement_runs_of_site on settlement_runs (site, made_at desc);

create table settlement_rows (
  run_id text not null references settlement_runs,
  number int not null,
  -- Of the file; null for a payment that it lacks.
  line int,
  -- As the file has it: it need not be one of ours.
  payment_id text not null,
  reference text,
  kind text not null check (kind in ('deposit', 'withdrawal', 'refunded', 'charged_back', 'returned')),
  -- Minor units.
  theirs bigint,
  their_currency text,
  ours bigint,
  our_currency text,
  outcome text not null check (outcome in ('matched', 'missingHere', 'missingThere', 'different', 'twice')),
  -- What somebody did about it outside; the row stays open until the gateway's own evidence proves it.
  note text,
  noted_by text,
  noted_at bigint,
  primary key (run_id, number),
  check ((theirs is null) = (outcome = 'missingThere') and (ours is null) = (outcome in ('missingHere', 'twice')))
);
create index settlement_rows_differing on settlement_rows (run_id) where outcome <> 'matched';
create index settlement_rows_of_payment on settlement_rows (payment_id, kind) where outcome = 'matched';
