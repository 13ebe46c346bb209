-- What staff noted about a player; never changed.
create table player_notes (
  id text primary key,
  site text not null,
  player_id text not null references players,
  note text not null,
  at bigint not null,
  -- The account of the actor, as in the audit, and the name at that time.
  by text not null,
  by_name text not null
);
create index player_notes_of_player on player_notes (player_id, at, id);
