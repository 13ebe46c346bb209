-- Requests to end an indefinite self-exclusion, where the profile wants the player's reason and an answer by staff.
create table return_requests (
  id text primary key,
  site text not null,
  player_id text not null,
  reason text not null,
  asked_at bigint not null,
  state text not null default 'open' check (state in ('open', 'granted', 'refused', 'dropped')),
  decided_at bigint,
  decided_by text,
  answer text
);
create unique index return_requests_open on return_requests (player_id) where state = 'open';
create index return_requests_player on return_requests (player_id, asked_at);
