-- That a player is none of those who are barred from playing, with the words that they confirmed.
create table barred_declarations (
  player_id text primary key references players (id),
  site text not null,
  at bigint not null,
  version text not null,
  wording text not null
);
