-- Minigame: every play for tokens, with what proves that it was fair.

create table token_plays (
  id text primary key,
  site text not null,
  player_id text not null,
  request_id text not null,
  kind text not null check (kind in ('spin', 'chests')),
  stake bigint not null,
  payout bigint not null,
  -- The segment of the wheel, or the chest that was opened.
  choice int not null,
  -- What stood in the chests; null for a spin.
  chests jsonb,
  server_seed text not null,
  nonce int not null,
  played_at bigint not null,
  unique (player_id, request_id)
);

create index token_plays_player on token_plays (player_id, kind, played_at desc);
