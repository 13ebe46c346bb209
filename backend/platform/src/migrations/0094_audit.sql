-- Who did what: every act of staff, every refusal, and every reading of personal data. One chain for the installation; entries are
-- never changed or deleted. `before` and `after` are what an act changed.
create table audit_entries (
  sequence bigint primary key,
  at bigint not null,
  -- A staff member, a machine's key, or the console. `person` is the same for all accounts of one person.
  actor_kind text not null check (actor_kind in ('member', 'key', 'console')),
  actor text not null,
  actor_name text not null,
  person text,
  roles text[] not null,
  -- The member who approved it.
  second text,
  site text,
  act text not null,
  outcome text not null check (outcome in ('done', 'refused', 'read', 'asked')),
  error text,
  target text,
  reason text,
  before jsonb,
  after jsonb,
  -- Minor units, where money moved.
  amount bigint,
  currency text,
  address text not null,
  request text,
  -- SHA-256 of the entry and of the hash before it.
  hash text not null
);
create index audit_entries_of_target on audit_entries (target, sequence) where target is not null;
create index audit_entries_of_actor on audit_entries (actor, sequence);
create index audit_entries_moved on audit_entries (coalesce(person, actor), act, at) where amount is not null;

-- The end of the chain. Locking it puts entries in order; it is the last lock of every act.
create table audit_head (
  one boolean primary key default true check (one),
  sequence bigint not null,
  last_at bigint not null,
  hash text not null
);

create function audit_append(
  p_at bigint, p_kind text, p_actor text, p_name text, p_person text, p_roles text[], p_second text, p_site text, p_act text,
  p_outcome text, p_error text, p_target text, p_reason text, p_before jsonb, p_after jsonb, p_amount bigint, p_currency text,
  p_address text, p_request text
) returns bigint language plpgsql as $$
declare
  head audit_head;
begin
  select * into head from audit_head for no key update;
  if not found then
    insert into audit_head (sequence, last_at, hash) values (0, 0, '') on conflict do nothing;
    select * into head from audit_head for no key update;
  end if;
  head.sequence := head.sequence + 1;
  head.last_at := greatest(head.last_at, p_at);
  -- The same text is built again in verifyAudit.ts; a JSON array of strings and nulls has one spelling.
  head.hash := encode(sha256(convert_to(array_to_json(array[head.hash, head.sequence::text, head.last_at::text, p_kind, p_actor,
    p_name, p_person, array_to_string(p_roles, ','), p_second, p_site, p_act, p_outcome, p_error, p_target, p_reason,
    p_before::text, p_after::text, p_amount::text, p_currency, p_address, p_request])::text, 'UTF8')), 'hex');
  update audit_head set sequence = head.sequence, last_at = head.last_at, hash = head.hash;
  insert into audit_entries (sequence, at, actor_kind, actor, actor_name, person, roles, second, site, act, outcome, error, target,
    reason, before, after, amount, currency, address, request, hash)
  values (head.sequence, head.last_at, p_kind, p_actor, p_name, p_person, p_roles, p_second, p_site, p_act, p_outcome, p_error,
    p_target, p_reason, p_before, p_after, p_amount, p_currency, p_address, p_request, head.hash);
  return head.sequence;
end $$;

create function never_changed() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name; end $$;

create trigger audit_append_only before update or delete on audit_entries for each row execute function never_changed();
create trigger audit_no_truncate before truncate on audit_entries for each statement execute function never_changed();
create trigger ledger_no_truncate before truncate on ledger_transactions for each statement execute function never_changed();
