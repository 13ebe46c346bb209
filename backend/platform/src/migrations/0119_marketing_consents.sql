-- What players said about marketing, by product and channel, with the words that they read; never changed. The newest row holds.
create table marketing_consents (
  id bigint generated always as identity primary key,
  site text not null,
  player_id text not null references players (id),
  product text not null check (product in ('betting', 'casino', 'bingo')),
  channel text not null check (channel in ('email', 'sms', 'phone', 'inbox')),
  given boolean not null,
  at bigint not null,
  version text not null,
  wording text not null,
  source text not null check (source in ('registration', 'account', 'link', 'exclusion'))
);
create index marketing_consents_of_player on marketing_consents (player_id, product, channel, id desc);

alter table player_blocks drop constraint player_blocks_what_check, add constraint player_blocks_what_check
  check (what in ('stakes', 'deposits', 'withdrawals', 'marketing', 'all'));
