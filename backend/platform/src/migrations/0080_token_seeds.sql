-- The server seed of each player's next play of the minigame: its hash is shown before the play, the play reveals it and puts the next one here.
create table token_seeds (
  player_id text primary key references players,
  -- Secret until it is a play's.
  server_seed text not null
);

-- What the player gave to a play's chance; null: nothing, and their account id stood for it.
alter table token_plays add column client_seed text;
