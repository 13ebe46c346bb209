-- Figures of money and play, kept beside the ledger. A posting says in which database transaction it was made, so that a job can count
-- all postings below the oldest running transaction: none of these can be committed later. Null: posted before this migration. A default
-- that is added after the column leaves the stored rows as they are.
alter table ledger_transactions add column posted_in bigint;
alter table ledger_transactions alter column posted_in set default (pg_current_xact_id()::text::bigint);
-- Ranges of pages, which cost a posting next to nothing.
create index ledger_transactions_posted on ledger_transactions using brin (posted_in, at) with (pages_per_range = 32, autosummarize = on);

-- Rows are still never changed; only the number of a transaction of another server may be forgotten, when the figures are counted anew.
create or replace function ledger_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.posted_in is null and to_jsonb(new) - 'posted_in' = to_jsonb(old) - 'posted_in' then
    return new;
  end if;
  raise exception 'ledger_transactions is append-only';
end $$;

-- The category of the game that a bet was placed on, as it was then. Null for bets from before, which have that of `figure_games`.
alter table bets add column category text;
create table figure_games (
  provider_code text not null,
  game_code text not null,
  category text not null,
  primary key (provider_code, game_code)
);
insert into figure_games (provider_code, game_code, category) select provider_code, game_code, category from games;

-- What each posting is in figures, a row for each kind; amounts in minor units. Money that players owe counts as their cash.
create view figure_parts as
select t.site, t.at, t.currency, coalesce(b.category, g.category, case when b.kind = 'sports' then 'sportsbook' else '' end) as category,
  case when b.kind = 'sports' then (select case when count(distinct m.sport) = 1 then min(m.sport) else '' end
      from sports_legs l join sports_matches m on m.id = l.match_id where l.bet_id = b.id)
    else coalesce(b.provider_code, '') end as provider,
  part.kind, part.amount, t.player_id, t.sequence, t.id, t.key, t.reference, t.posted_in
from ledger_transactions t
cross join lateral (
  select leg.kind, sum(leg.amount)::bigint as amount from (
    select case
        when t.kind in ('stake', 'win', 'refund') and l.account in ('cash', 'receivable', 'bonus', 'free_bet') then
          case when t.key like 'settle-again:%' then 'correction' when t.kind = 'win' then 'payout' else t.kind end
          || case l.account when 'bonus' then '_bonus' when 'free_bet' then '_free_bet' else '_cash' end
        when t.kind = 'deposit' and l.account = 'gateway' then 'deposit'
        when t.kind = 'deposit_refunded' and l.account = 'gateway' then 'deposit_refunded'
        when t.kind = 'deposit_charged_back' and l.account = 'gateway' then 'charge_back'
        when t.kind = 'withdrawal_request' and l.account = 'reserved' then 'withdrawal_asked'
        when t.kind = 'withdrawal_paid' and l.account = 'payouts' then 'withdrawal_paid'
        when t.kind = 'withdrawal_rejected' and l.account = 'reserved' then 'withdrawal_refused'
        when t.kind = 'withdrawal_returned' and l.account = 'payouts' then 'withdrawal_returned'
        when t.kind = 'claim_settled' and l.account = 'receivable' then 'debt_settled'
        when t.kind = 'bonus' and l.account in ('cash', 'receivable') then 'gift'
        when t.kind = 'bonus_granted' and l.account like 'offer:%' then 'bonus_granted'
        when t.kind in ('bonus_converted', 'bonus_ended') and l.account like 'offer:%' then 'bonus_returned'
        when t.kind = 'bonus_converted' and l.account = 'cash' then 'bonus_converted'
        when t.kind = 'adjustment' and l.account = 'cash' then 'adjustment'
      end as kind,
      case when t.kind in ('deposit', 'withdrawal_rejected', 'withdrawal_returned', 'bonus_granted')
        or t.kind = 'stake' and t.key not like 'settle-again:%' then -l.amount else l.amount end as amount
    from unnest(t.accounts, t.amounts) as l (account, amount)
  ) as leg where leg.kind is not null group by leg.kind having sum(leg.amount) <> 0
) as part
left join bets b on t.kind in ('stake', 'win', 'refund') and b.site = t.site and b.id = t.reference
left join figure_games g on b.category is null and g.provider_code = b.provider_code and g.game_code = b.game_code;

-- The sums of these by quarters of an hour (UTC): the largest step that the days of every time zone are made of.
create table figure_quarters (
  site text not null,
  at bigint not null check (at % 900000 = 0),
  currency text not null,
  category text not null,
  provider text not null,
  kind text not null,
  count bigint not null,
  amount bigint not null,
  primary key (site, at, currency, category, provider, kind)
);

-- How far postings are counted; one row. `counted_to`: all postings of transactions below it are; null: none yet. `up_to`: all that were
-- posted before this time are. `next_to` and `next_at`: once `counted_to` has come to the one, `up_to` comes to the other.
create table figure_cursor (
  one boolean primary key default true check (one),
  counted_to bigint,
  up_to bigint,
  next_to bigint,
  next_at bigint,
  rebuilt_at bigint
);

-- The time zone by which the days of a site are counted.
create table figure_sites (
  site text primary key,
  time_zone text not null
);
-- Who staked on a day of the site's time zone, and how many those are.
create table figure_players (
  site text not null,
  day date not null,
  player_id text not null,
  primary key (site, day, player_id)
);
create table figure_days (
  site text not null,
  day date not null,
  currency text not null,
  active_players bigint not null,
  primary key (site, day, currency)
);
