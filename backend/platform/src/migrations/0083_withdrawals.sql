-- Runners that were withdrawn, with the price to win that the feed told last before, and what Rule 4 takes of each pound won on bets struck before (pence).
create table sports_withdrawals (
  match_id text not null references sports_matches on delete cascade,
  runner int not null,
  odds int not null,
  deduction int not null check (deduction between 0 and 90),
  at bigint not null,
  primary key (match_id, runner)
);

-- Which runners were already withdrawn when the bet was struck; null for bets from before Rule 4, which are paid as they were taken.
alter table sports_legs add column withdrawn int[];
-- What was taken of each pound won, and in how few places how many runners came in together, once the leg is decided.
alter table sports_legs add column deduction int;
alter table sports_legs add column dead_heat jsonb;
