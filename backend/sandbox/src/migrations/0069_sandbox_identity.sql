-- The sandbox's identity partner: what it was asked and what it found. Of the person it keeps what it decides by and no more. `next_status`
-- is told to the operator from `due_at` on, until the operator takes it. Times are milliseconds since 1970.
create table sandbox_identity_checks (
  check_id text primary key,
  player text not null,
  language text not null,
  rule text not null,
  status text not null check (status in ('passed', 'failed', 'pending', 'documents')),
  reason text,
  next_status text check (next_status in ('passed', 'failed', 'pending', 'documents')),
  next_reason text,
  due_at bigint,
  tries integer not null default 0,
  created_at bigint not null
);

create index sandbox_identity_checks_due on sandbox_identity_checks (due_at) where due_at is not null;
