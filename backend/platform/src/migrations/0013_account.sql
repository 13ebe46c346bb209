-- Messages to a player. `key` is unique per player, so that a message is sent once; title and body are by language code, the body is
-- HTML that was built from plain text. A message is expired when `expires_at` has passed unclaimed.
create table inbox_items (
  id text primary key,
  site text not null,
  player_id text not null,
  key text not null,
  title jsonb not null,
  body jsonb not null,
  reward_account text check (reward_account in ('game_token', 'minigame_token')),
  reward_amount bigint check (reward_amount > 0),
  sent_at bigint not null,
  expires_at bigint,
  read_at bigint,
  claimed_at bigint,
  unique (player_id, key)
);
create index inbox_items_of_player on inbox_items (player_id, sent_at desc);

create table mission_claims (
  player_id text not null,
  mission_id text not null,
  claimed_at bigint not null,
  primary key (player_id, mission_id)
);
