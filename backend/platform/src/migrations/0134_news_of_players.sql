-- Whether the player gets a receipt by e-mail for each completed payment; null while they have not decided.
alter table players add column receipts boolean;

-- Missions that a site has shown: players are told of one that is new. `told_after` is the last player who was; a row without a mission
-- says that the site's first missions are noted, which are no news.
create table mission_news (
  site text not null,
  mission_id text not null,
  begun_at bigint not null,
  told_after text not null default '',
  done_at bigint,
  primary key (site, mission_id)
);

-- What time itself brings about is looked for every minute.
create index protection_players_time_out on protection_players (time_out_until) where time_out_until is not null;
create index protection_players_return on protection_players (return_at) where return_at is not null;
create index identity_checks_documents on identity_checks (changed_at) where status = 'documents';
