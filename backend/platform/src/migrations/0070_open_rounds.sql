-- Rounds that were staked on and not ended: what a launch resumes, what the account shows, and what expires. Times are ms since 1970.
create table open_rounds (
  provider_code text not null,
  play_session_id text not null,
  round_id text not null,
  player_id text not null,
  game_code text not null,
  opened_at bigint not null,
  primary key (provider_code, play_session_id, round_id)
);
create index open_rounds_of_player on open_rounds (player_id, opened_at);
create index open_rounds_by_age on open_rounds (opened_at);

-- Of the rounds from before, those with a stake of which nothing was told.
insert into open_rounds
select t.provider_code, t.play_session_id, t.round_id, t.player_id, p.game_code, min(t.at)
from provider_transactions t
join play_sessions p on p.id = t.play_session_id
join bets b on b.site = p.site and b.id = t.provider_code || ':' || t.transaction_id and b.state = 'open'
where t.kind = 'bet' and t.state = 'done'
  and not exists (select 1 from ended_rounds e
    where e.provider_code = t.provider_code and e.play_session_id = t.play_session_id and e.round_id = t.round_id)
group by 1, 2, 3, 4, 5;

-- When a player's next round may begin, in whatever game and play session.
create table round_clocks (
  player_id text primary key,
  free_at bigint not null
);

-- A game's bet that nobody ended by hand: its round was completed by the game's rules, or refunded because it was never ended.
alter table bets add column automatic boolean not null default false;
