-- Tries of a second factor are counted by the browser where the account knows it, else by network and for all strangers: who has the password alone locks
-- nobody out. `counted_by` is `device`, `network` (each with a SHA-256) or `strangers`. Processes of the version before count in `factor_tries`.
create table second_factor_tries (
  player_id text not null references players,
  counted_by text not null,
  count integer not null,
  since bigint not null,
  primary key (player_id, counted_by)
);
