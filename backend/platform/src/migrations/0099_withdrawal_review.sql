-- Why a withdrawal waits for a person: the rules of the site's file that it met when it was asked for, and the block of its player.
-- What is refused has the reason that the player reads in `reason`.
alter table payments add column review_reasons text[] not null default '{}';
-- How long reviews of a site took.
create index payments_reviewed on payments (site, reviewed_at) where reviewed_at is not null;
-- The queue, oldest first.
create index payments_review_queue on payments (created_at, id) where state = 'review';

-- How many withdrawals were asked for at a site that looks at every nth.
create table withdrawal_counts (
  site text primary key,
  asked bigint not null
);

-- Why cash was corrected, and what for: a payment, bet or round of the player. Null in rows that were written before.
alter table cash_corrections
  add column site text,
  add column player_id text,
  add column amount bigint,
  add column currency text,
  add column reason text,
  add column cause_kind text check (cause_kind in ('payment', 'bet', 'round')),
  add column cause_id text,
  add constraint cash_corrections_cause check ((cause_kind is null) = (cause_id is null));
create index cash_corrections_of_cause on cash_corrections (site, cause_kind, cause_id) where cause_id is not null;
create index cash_corrections_of_player on cash_corrections (player_id, at) where player_id is not null;
