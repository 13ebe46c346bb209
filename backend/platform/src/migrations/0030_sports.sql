-- What the odds feed told, and the bets on it. Events belong to no site: every site offers the same. Times are milliseconds
-- since 1970, odds thousandths, lines quarters, amounts minor units.

create table sports_matches (
  id text primary key,
  sport text not null,
  league_id text not null,
  league_name jsonb not null,
  league_position int not null,
  -- Names in every language; in races the meeting, and the race's number as away.
  home jsonb not null,
  away jsonb not null,
  starts_at bigint not null,
  state text not null check (state in ('scheduled', 'live', 'finished', 'cancelled')),
  clock jsonb,
  score jsonb not null,
  race jsonb,
  -- Hash of the reading that was stored last: an equal one writes nothing.
  reading text not null,
  changed_at bigint not null
);
create index sports_matches_open on sports_matches (state, starts_at) where state in ('scheduled', 'live');
create index sports_matches_by_time on sports_matches (sport, starts_at);

-- When the feed was last read: a live price that nobody has confirmed for a while takes no bets. One row.
create table sports_feed (
  singleton boolean primary key default true check (singleton),
  read_at bigint not null
);

create table sports_markets (
  id text primary key,
  match_id text not null references sports_matches on delete cascade,
  bet_type text not null,
  line int,
  position int not null,
  -- A market that the feed no longer quotes is suspended and not offered; bets on it stand.
  suspended boolean not null,
  offered boolean not null
);
create index sports_markets_of_match on sports_markets (match_id, position);

create table sports_selections (
  id text primary key,
  market_id text not null references sports_markets on delete cascade,
  outcome int not null,
  odds int not null check (odds between 1000 and 1000000),
  previous_odds int,
  version int not null,
  suspended boolean not null,
  changed_at bigint not null
);
create index sports_selections_of_market on sports_selections (market_id, outcome);

-- Every price that was ever shown of an event that bets may still refer to.
create table sports_odds (
  selection_id text not null references sports_selections on delete cascade,
  version int not null,
  odds int not null,
  at bigint not null,
  primary key (selection_id, version)
);

create table sports_bets (
  id text primary key,
  site text not null,
  player_id text not null,
  request_id text not null,
  -- What the request said, to tell a repeat from another bet under the same id.
  request jsonb not null,
  kind text not null check (kind in ('single', 'combo', 'system')),
  sizes int[] not null,
  lines int not null,
  stake_per_line bigint not null check (stake_per_line > 0),
  stake bigint not null,
  currency text not null,
  policy text not null check (policy in ('none', 'better', 'any')),
  state text not null check (state in ('open', 'won', 'lost', 'refunded', 'cashed_out')),
  potential bigint not null,
  payout bigint not null default 0,
  placed_at bigint not null,
  settled_at bigint,
  cash_out_request text,
  unique (player_id, request_id)
);
create index sports_bets_of_player on sports_bets (player_id, placed_at desc);
create index sports_bets_open on sports_bets (placed_at) where state = 'open';

-- A leg keeps what it was accepted at; the event stays as long as a leg refers to it.
create table sports_legs (
  bet_id text not null references sports_bets,
  position int not null,
  match_id text not null references sports_matches,
  selection_id text not null references sports_selections,
  bet_type text not null,
  line int,
  outcome int not null,
  odds int not null,
  version int not null,
  result text check (result in ('won', 'lost', 'void', 'half_won', 'half_lost')),
  primary key (bet_id, position)
);
create index sports_legs_of_match on sports_legs (match_id);
create index sports_legs_undecided on sports_legs (match_id) where result is null;
create index sports_legs_of_selection on sports_legs (selection_id);
