-- Who works for the operator. Accounts of one person have the same `person`.
create table staff_members (
  id text primary key,
  name text not null,
  email text not null,
  phone text not null default '',
  -- `YYYY-MM-DD`, or empty.
  date_of_birth text not null default '',
  person text not null,
  created_at bigint not null,
  -- The actor who added the member, and that actor's person.
  created_by text not null,
  created_by_person text,
  blocked_at bigint,
  blocked_by text
);
create unique index staff_members_email on staff_members (lower(email));
create index staff_members_of_person on staff_members (person);

-- The same keyed hashes as of players (`person_marks`): they tell that a member is a player, or a member already.
create table staff_marks (
  staff_id text not null references staff_members,
  kind text not null check (kind in ('name', 'phone', 'email')),
  hash text not null,
  primary key (staff_id, hash)
);
create index staff_marks_by_hash on staff_marks (hash);

create table staff_roles (
  role text primary key,
  about text not null,
  -- The most that one correction of cash may move, in whole units of the currency.
  adjust_most bigint not null default 0,
  created_at bigint not null
);
create table staff_role_permissions (
  role text not null references staff_roles,
  permission text not null,
  primary key (role, permission)
);
-- Two roles that nobody may have at the same site.
create table staff_exclusions (
  role text not null references staff_roles,
  other text not null references staff_roles,
  primary key (role, other),
  check (role < other)
);

-- A role of a member: at one site, or at all (`site` null), until it ends.
create table staff_grants (
  id text primary key,
  staff_id text not null references staff_members,
  role text not null references staff_roles,
  site text,
  granted_by text not null,
  granted_by_person text,
  created_at bigint not null,
  ends_at bigint,
  ended_at bigint,
  ended_by text
);
create index staff_grants_of_member on staff_grants (staff_id) where ended_at is null;

create table staff_sessions (
  id text primary key,
  staff_id text not null references staff_members,
  -- `browser` or `command`.
  kind text not null check (kind in ('browser', 'command')),
  token_hash text not null unique,
  created_at bigint not null,
  last_seen_at bigint not null,
  stepped_up_at bigint not null,
  device text not null,
  address text not null,
  ended_at bigint
);
create index staff_sessions_of_member on staff_sessions (staff_id) where ended_at is null;

-- Machines: a key acts by its own permissions, at its sites (null: all), until it ends.
create table staff_keys (
  id text primary key,
  name text not null,
  token_hash text not null unique,
  permissions text[] not null,
  sites text[],
  created_by text not null,
  created_by_person text,
  created_at bigint not null,
  ends_at bigint not null,
  ended_at bigint
);

-- Up to this sum in a day (minor units of the currency), one person may do `call` alone; null: any sum, and acts without an amount.
-- Where there is no row, it takes two. The newest row counts.
create table staff_thresholds (
  id text primary key,
  call text not null,
  site text,
  currency text,
  most bigint,
  written_by text not null,
  written_by_person text,
  at bigint not null,
  ended_at bigint
);
create index staff_thresholds_of_call on staff_thresholds (call, at);

-- What waits for a second person. `frozen` is everything that is decided, and `hash` is of it.
create table staff_approvals (
  id text primary key,
  call text not null,
  site text,
  frozen jsonb not null,
  hash text not null,
  amount bigint,
  currency text,
  payee text,
  reason text,
  asked_by text not null,
  asked_by_name text not null,
  asked_by_person text,
  asked_at bigint not null,
  ends_at bigint not null,
  state text not null check (state in ('waiting', 'done', 'refused')),
  decided_by text,
  decided_by_person text,
  decided_at bigint,
  check ((state = 'waiting') = (decided_at is null)),
  -- The second person is another one, and a person.
  check (state <> 'done' or (decided_by_person is not null and decided_by_person is distinct from asked_by_person))
);
create index staff_approvals_waiting on staff_approvals (asked_at) where state = 'waiting';

-- Neither of the two persons gets the money; `payee` is a player.
create function staff_is_player(p_person text, p_player text) returns boolean language sql stable as $$
  select exists (select 1 from staff_members m join staff_marks s on s.staff_id = m.id join person_marks p on p.hash = s.hash
    where m.person = p_person and p.player_id = p_player) $$;
create function staff_approval_guard() returns trigger language plpgsql as $$
begin
  if new.state = 'done' and (staff_is_player(new.decided_by_person, new.payee) or staff_is_player(new.asked_by_person, new.payee)) then
    raise exception 'approvalByPayee';
  end if;
  return new;
end $$;
create trigger staff_approval_guard before update on staff_approvals for each row execute function staff_approval_guard();

-- The answers of acts, by the caller's request id, so that a repeated one is done once.
create table staff_requests (
  actor text not null,
  request text not null,
  call text not null,
  input_hash text not null,
  output jsonb,
  at bigint not null,
  primary key (actor, request)
);
create index staff_requests_by_age on staff_requests (at);
