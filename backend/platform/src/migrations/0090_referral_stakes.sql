-- When somebody who was referred had staked as much as their first deposit, ms: then the referral is rewarded.
alter table players add column deposit_staked_at bigint;
create index players_to_stake on players (id) where referrer_code <> '' and deposit_staked_at is null;
