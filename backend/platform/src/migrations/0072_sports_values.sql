-- What held lines are worth by the odds feed's own model, and what history shows of a sports bet.

-- How likely a line ends in each way, in millionths; the rest is lost. A line that has no value at present has no row.
create table sports_values (
  selection_id text primary key references sports_selections on delete cascade,
  won int not null,
  half_won int not null,
  void int not null,
  half_lost int not null,
  -- When it was true, by the feed's clock, ms since 1970.
  at bigint not null
);

-- What a player still may win of the site is asked of the open bets at each stake.
create index sports_bets_open_of_player on sports_bets (player_id) where state = 'open';

-- The selections of a sports bet, with names in every language; null for games, and for bets of before.
alter table bets add column lines jsonb;
