-- Parts of the offer that staff switched off. A row is one stop: it is in force until it is opened, or until its end.
create table switches (
  id text primary key,
  -- Null: at all sites.
  site text,
  what text not null check (what in ('game', 'sport', 'league', 'match', 'market', 'payment_method', 'registration', 'withdrawals')),
  -- `provider/game`, or the id or code of the thing; empty for registration and withdrawals.
  key text not null,
  -- For staff.
  reason text not null,
  -- For players, in staff's own words; empty: the usual text.
  words text not null,
  -- Prices are in doubt: open bets cannot be cashed out either.
  integrity boolean not null default false,
  -- Times are ms since 1970; without an end it lasts until it is opened.
  stopped_at bigint not null,
  stopped_by text not null,
  ends_at bigint,
  opened_at bigint,
  -- Who asked for it and who approved; empty if the end was reached.
  opened_by text[]
);
create index switches_closed on switches ((what || ' ' || key)) where opened_at is null;

-- The words of a stop of one of these parts (`what key`) that is in force at a site, or null if nothing is stopped. Whoever books on this answer
-- holds stops off until its transaction ends, so that none is booked after a stop was answered. The lock comes first: each statement of a volatile
-- function sees what was committed before it. The lock's number is in switches.ts, too.
create function stopped_words(p_site text, p_parts text[], p_at bigint) returns text language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(7225100431);
  return (select words from switches where opened_at is null and what || ' ' || key = any(p_parts)
    and (ends_at is null or ends_at > p_at) and (site is null or site = p_site) order by stopped_at desc limit 1);
end $$;
