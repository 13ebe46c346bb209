-- Results that staff decided, of a match or of one of its markets. They hold against what the feed tells later.
create table sports_decisions (
  -- The request that decided it: it is done once.
  id text primary key,
  sequence bigserial,
  match_id text not null references sports_matches on delete cascade,
  -- Null: all markets of the match.
  market_id text references sports_markets on delete cascade,
  -- `cancelled`; `home` and `away`, or `positions` by runner and the paying `places`.
  result jsonb not null,
  reason text not null,
  decided_by text not null,
  -- Ms since 1970.
  at bigint not null
);
create index sports_decisions_of_match on sports_decisions (match_id, sequence);
create index sports_decisions_of_market on sports_decisions (market_id) where market_id is not null;

-- When staff voided the bet, ms since 1970: it stays void whatever its matches end like.
alter table sports_bets add column voided_at bigint;
