-- Where the odds feed was read up to, and when its board was true. Times are milliseconds since 1970.

-- The cursor (stream and sequence) that the next reading begins at; none before the first reading.
alter table sports_feed add column stream text;
alter table sports_feed add column sequence bigint;
-- When the stored board was true, by the feed's own clock: prices are vouched for only as long as this is recent.
alter table sports_feed add column at bigint not null default 0;
-- Counts the stored readings: one that was begun before another was stored is not stored.
alter table sports_feed add column turn bigint not null default 0;
-- From when on the whole board is asked for, not only what changed.
alter table sports_feed add column snapshot_due bigint not null default 0;

-- Results that the feed changed after bets were settled by the first one: for the operator to reconcile with the feed.
create table sports_result_changes (
  match_id text not null references sports_matches on delete cascade,
  -- Hash of what the feed told then: the same told again is the same row.
  reading text not null,
  at bigint not null,
  -- What bets were settled by, and what the feed told afterwards.
  settled jsonb not null,
  told jsonb not null,
  primary key (match_id, reading)
);
