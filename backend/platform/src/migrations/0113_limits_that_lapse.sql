-- A higher limit or a removal that nobody confirmed in time lapses: `lapsed_at` says when, `pending_amount` what it was.
alter table protection_limits add column lapsed_at bigint;
create index protection_limits_pending on protection_limits (pending_from) where pending;

-- How often the player wants to be asked to look at account and limits, months; null: as often as the profile says.
alter table protection_players add column review_months int check (review_months between 1 and 12);
