-- The catalogue of games, and how often they are launched. Games are written by the seed; launches by play and, once, by the
-- demo history (site '*': the launches of the whole network before a site opened here).

create table providers (
  code text primary key,
  name text not null,
  position int not null
);

create table games (
  provider_code text not null references providers,
  game_code text not null,
  name text not null,
  category text not null,
  engine text not null,
  profile text not null,
  features text[] not null,
  -- Return to player in hundredths of a percent: 9632 is 96.32 %.
  rtp int not null check (rtp between 1 and 10000),
  volatility smallint not null check (volatility between 1 and 5),
  released date not null,
  tint text not null,
  -- Smallest and largest stake in stake units of a currency (see stakes.ts).
  stake_low int not null check (stake_low > 0),
  stake_high int not null check (stake_high >= stake_low),
  -- Seats of a live table; null for games without seats.
  seats smallint,
  -- Place among the editors' choice, 1 first; null for the rest.
  featured smallint,
  primary key (provider_code, game_code)
);

create table game_launches (
  site text not null,
  provider_code text not null,
  game_code text not null,
  day date not null,
  launches int not null,
  primary key (provider_code, game_code, day, site)
);

create index game_launches_day on game_launches (day);

create table favourites (
  player_id text not null,
  provider_code text not null,
  game_code text not null,
  added_at bigint not null,
  primary key (player_id, provider_code, game_code)
);

-- What the stored catalogue was made from: the seed runs again only when it would write something else.
create table catalogue_state (
  name text primary key,
  digest text not null
);
