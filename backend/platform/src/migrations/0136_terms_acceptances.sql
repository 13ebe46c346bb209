-- Which version of the terms a player accepted, and when; never changed.
create table terms_acceptances (
  id bigint generated always as identity primary key,
  site text not null,
  player_id text not null references players (id),
  version_id bigint not null references document_versions (id),
  at bigint not null,
  source text not null check (source in ('registration', 'page'))
);
create index terms_acceptances_of_player on terms_acceptances (player_id, version_id desc);
create index document_versions_to_accept on document_versions (site, id desc)
  where document = 'term_condition' and is_material;
