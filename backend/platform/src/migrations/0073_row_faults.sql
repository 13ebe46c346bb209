-- Rows that background work could not deal with: they are tried again, each for itself, while the others go on. `fault` is a kind and a
-- database code, never data.
create table row_faults (
  work text not null,
  row_id text not null,
  tries int not null default 1,
  fault text not null,
  first_at bigint not null,
  last_at bigint not null,
  retry_at bigint not null,
  primary key (work, row_id)
);
create index row_faults_by_age on row_faults (last_at);

-- Token buckets of calls that protect accounts, by a hash of call and network, for all processes.
create table call_rates (
  key text primary key,
  at bigint not null,
  left_over float8 not null,
  is_taken boolean not null
);

-- A withdrawal of a player who is blocked waits for the operator: `review`. `reviewed_by` is who released or refused it.
alter table payments drop constraint payments_state_check, add constraint payments_state_check
  check (state in ('created', 'pending', 'approved', 'declined', 'expired', 'refunded', 'charged_back',
    'requested', 'review', 'processing', 'paid', 'rejected', 'returned')) not valid;
alter table payments add column reviewed_by text, add column reviewed_at bigint;
create index payments_in_review on payments (changed_at) where state = 'review';
