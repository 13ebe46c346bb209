-- Tries of a second factor are counted by the browser where the account knows it, else by network and for all strangers: who has the password alone locks
-- nobody out. `counted_by` is `device`, `network` (each with a SHA-256) or `strangers`.
delete from factor_tries;
alter table factor_tries drop constraint factor_tries_pkey;
alter table factor_tries add column counted_by text not null;
alter table factor_tries add primary key (player_id, counted_by);
