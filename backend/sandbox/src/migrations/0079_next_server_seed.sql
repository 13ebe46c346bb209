-- The server seed that comes after this one: its hash is published before the client seed that goes with it is chosen. Rows that were there, and those
-- that the version before writes meanwhile, get one from the database's own strong source.
alter table game_seeds add column next_server_seed text not null
  default encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex');
