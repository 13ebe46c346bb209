-- What other tools may read: the same numbers as the calls `today/…`, without anybody's name or id (docs/figures.md).
create schema if not exists figures;

-- The day of each quarter of an hour at its site. Sites that are not known by a zone have days of UTC.
create or replace view figures.sums as
select q.site, to_timestamp(q.at / 1000.0) as at,
  (to_timestamp(q.at / 1000.0) at time zone coalesce(s.time_zone, 'UTC'))::date as day,
  q.currency, q.category, q.provider, q.kind as figure, q.count, q.amount
from figure_quarters q left join figure_sites s on s.site = q.site;

create or replace view figures.days as
select site, day, currency, category, provider, figure, sum(count)::bigint as count, sum(amount)::bigint as amount
from figures.sums group by 1, 2, 3, 4, 5, 6;

-- Gross gaming revenue of each kind of money, and what offers cost.
create or replace view figures.revenue as
select site, day, currency, category, provider,
  sum(case when figure = 'stake_cash' then amount when figure in ('payout_cash', 'refund_cash', 'correction_cash') then -amount
    else 0 end)::bigint as cash,
  sum(case when figure = 'stake_bonus' then amount when figure in ('payout_bonus', 'refund_bonus', 'correction_bonus') then -amount
    else 0 end)::bigint as bonus,
  sum(case when figure = 'stake_free_bet' then amount when figure in ('refund_free_bet', 'correction_free_bet') then -amount
    else 0 end)::bigint as free_bet,
  sum(case figure when 'bonus_granted' then amount when 'bonus_returned' then -amount else 0 end)::bigint as bonus_cost
from figures.days group by 1, 2, 3, 4, 5;

create or replace view figures.players as
select coalesce(a.site, n.site) as site, coalesce(a.day, n.day) as day, coalesce(a.currency, n.currency) as currency,
  coalesce(a.active_players, 0) as active_players, coalesce(n.new_players, 0) as new_players
from figure_days a full join (
  select p.site, (to_timestamp(p.created_at / 1000.0) at time zone coalesce(s.time_zone, 'UTC'))::date as day, p.currency,
    count(*) as new_players
  from players p left join figure_sites s on s.site = p.site group by 1, 2, 3
) n on n.site = a.site and n.day = a.day and n.currency = a.currency;

create or replace view figures.liability as
select site, currency, sum(cash)::bigint as cash, sum(reserved)::bigint as reserved, sum(bonus)::bigint as bonus,
  sum(free_bet)::bigint as free_bet from ledger_players group by 1, 2;

-- Up to when everything is counted; null: nothing is yet.
create or replace view figures.state as
select case when counted_to is not null then to_timestamp(up_to / 1000.0) end as up_to, to_timestamp(rebuilt_at / 1000.0) as rebuilt_at
from figure_cursor;

comment on view figures.sums is 'Figures by quarters of an hour, site, currency, category and provider; amounts in minor units';
comment on view figures.days is 'The same by days of the site''s time zone';
comment on view figures.revenue is 'Gross gaming revenue of cash, bonus money and free bets by day, and the cost of bonuses; minor units';
comment on view figures.players is 'Players who staked on a day, and accounts that were opened';
comment on view figures.liability is 'What is owed to players now; minor units';
comment on view figures.state is 'Up to when everything is counted';
