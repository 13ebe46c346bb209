-- Bonus money and free bets are accounts of a player beside cash; what an offer costs is an account `offer:<code>` of the operator.
alter table ledger_players
  add column bonus bigint not null default 0 check (bonus >= 0),
  add column free_bet bigint not null default 0 check (free_bet >= 0);

create function ledger_known_accounts(accounts text[]) returns boolean language sql immutable as
$$ select not exists (select 1 from unnest(accounts) as account
  where account <> all(array['cash', 'reserved', 'game_token', 'minigame_token', 'frozen_token', 'bonus', 'free_bet',
    'gateway', 'payouts', 'receivable', 'gaming', 'sportsbook', 'promotions', 'conversion'])
    and account !~ '^offer:[A-Z0-9][A-Z0-9_-]{1,39}$') $$;

-- Each of these allows all that it allowed before. `not valid` spares reading the table: every row already fits the narrower one.
alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check
  check (kind in ('deposit', 'deposit_refunded', 'deposit_charged_back', 'withdrawal_request', 'withdrawal_paid', 'withdrawal_rejected',
    'withdrawal_returned', 'claim_settled', 'stake', 'win', 'refund', 'bonus', 'bonus_granted', 'bonus_converted', 'bonus_ended',
    'conversion', 'adjustment')) not valid;
-- The usual accounts are compared first: the function is called for offers only.
alter table ledger_transactions drop constraint ledger_transactions_accounts_check, add constraint ledger_transactions_accounts_check
  check (accounts <@ array['cash', 'reserved', 'game_token', 'minigame_token', 'frozen_token', 'bonus', 'free_bet',
    'gateway', 'payouts', 'receivable', 'gaming', 'sportsbook', 'promotions', 'conversion']
    or ledger_known_accounts(accounts)) not valid;

-- As in migration 0010, with two more accounts. `after` holds cash, reserved, game_token, minigame_token, frozen_token, bonus, free_bet.
create or replace function ledger_post(
  p_key text, p_kind text, p_site text, p_player text, p_currency text, p_accounts text[], p_amounts bigint[],
  p_reference text, p_description text, p_at bigint
) returns table (outcome text, id text, after bigint[]) language plpgsql as $$
#variable_conflict use_column
declare
  head ledger_players;
  earlier ledger_transactions;
  v_id text := gen_random_uuid()::text;
  v_after bigint[];
  v_cash_change bigint := 0;
  v_hash text;
  v_slot int;
begin
  select * into head from ledger_players where player_id = p_player for no key update;
  if not found then
    insert into ledger_players (player_id, site, currency) values (p_player, p_site, p_currency) on conflict do nothing;
    select * into head from ledger_players where player_id = p_player for no key update;
  end if;
  if head.site <> p_site or head.currency <> p_currency then
    return query select 'foreignAccount', '', null::bigint[];
    return;
  end if;

  -- Looked up after the lock: of two equal postings at once, the second sees the first here.
  select * into earlier from ledger_transactions t where t.site = p_site and t.key = p_key;
  if found then
    if earlier.player_id = p_player and earlier.kind = p_kind and earlier.accounts = p_accounts and earlier.amounts = p_amounts then
      return query select 'repeated', earlier.id, earlier.balances_after;
    else
      return query select 'keyReused', '', null::bigint[];
    end if;
    return;
  end if;

  v_after := array[head.cash, head.reserved, head.game_token, head.minigame_token, head.frozen_token, head.bonus, head.free_bet];
  for i in 1 .. cardinality(p_accounts) loop
    v_slot := array_position(array['cash', 'reserved', 'game_token', 'minigame_token', 'frozen_token', 'bonus', 'free_bet'],
      p_accounts[i]);
    if v_slot is not null then
      v_after[v_slot] := v_after[v_slot] + p_amounts[i];
    end if;
    if v_slot = 1 then
      v_cash_change := v_cash_change + p_amounts[i];
    end if;
  end loop;
  if least(v_after[1], v_after[2], v_after[3], v_after[4], v_after[5], v_after[6], v_after[7]) < 0 then
    return query select 'insufficientBalance', '', null::bigint[];
    return;
  end if;

  head.sequence := head.sequence + 1;
  head.last_at := greatest(head.last_at, p_at);
  -- The same text is built again in verify.ts; a JSON array of strings has one spelling.
  v_hash := encode(sha256(convert_to(array_to_json(array[head.hash, p_player, head.sequence::text, v_id, p_site, p_key, p_kind,
    p_currency, array_to_string(p_accounts, ','), array_to_string(p_amounts, ','), array_to_string(v_after, ','),
    p_reference, p_description, head.last_at::text])::text, 'UTF8')), 'hex');

  update ledger_players set cash = v_after[1], reserved = v_after[2], game_token = v_after[3], minigame_token = v_after[4],
    frozen_token = v_after[5], bonus = v_after[6], free_bet = v_after[7], sequence = head.sequence, last_at = head.last_at, hash = v_hash
  where player_id = p_player;
  insert into ledger_transactions (player_id, sequence, id, site, key, kind, currency, accounts, amounts, cash_change,
    balances_after, reference, description, at, hash)
  values (p_player, head.sequence, v_id, p_site, p_key, p_kind, p_currency, p_accounts, p_amounts, v_cash_change,
    v_after, p_reference, p_description, head.last_at, v_hash);
  return query select 'posted', v_id, v_after;
end $$;

-- What an offer of a site has promised, and since when it has ended for good. A row of an offer is made with its first claim.
create table bonus_offers (
  site text not null,
  code text not null,
  promised bigint not null default 0 check (promised >= 0),
  stopped_at bigint,
  -- `budget`, or `operator` with the words of who did it.
  stopped_because text,
  primary key (site, code)
);

-- A bonus of a player. `terms` is the offer as it was when it was claimed. Amounts are minor units, times ms since 1970.
create table bonuses (
  id text primary key,
  site text not null,
  player_id text not null references players (id),
  offer text not null,
  -- What makes it the only one of its offer: empty, or the day, period or deposit of one that repeats.
  claim text not null default '',
  kind text not null check (kind in ('match', 'fixed', 'free_bet', 'cash_back')),
  state text not null check (state in ('promised', 'review', 'waiting', 'active', 'placed', 'closing', 'earned', 'completed', 'spent',
    'expired', 'cancelled', 'given_up', 'stopped', 'reversed', 'not_given')),
  -- The end that a closing bonus comes to, and why a bonus ended.
  end_state text,
  reason text,
  currency text not null,
  amount bigint not null check (amount > 0),
  deposit_id text,
  -- What is on the player's account `bonus` or `free_bet` of it.
  balance bigint not null default 0 check (balance >= 0),
  -- How much is to be staked, and how much counted.
  required bigint not null default 0 check (required >= 0),
  wagered bigint not null default 0 check (wagered >= 0),
  converted bigint not null default 0 check (converted >= 0),
  terms jsonb not null,
  -- The lower one begins first.
  place bigint not null default 0,
  granted_by text,
  created_at bigint not null,
  began_at bigint,
  expires_at bigint,
  ended_at bigint,
  unique (site, player_id, offer, claim)
);
create unique index bonuses_active on bonuses (player_id) where state = 'active' and kind <> 'free_bet';
create index bonuses_of_player on bonuses (player_id, created_at desc);
create index bonuses_of_offer on bonuses (site, offer, created_at desc);
create index bonuses_of_deposit on bonuses (deposit_id) where deposit_id is not null;
create index bonuses_in_review on bonuses (created_at) where state = 'review';

-- Each change of a bonus's balance or progress. `key` is of the posting in the ledger, if it has one.
create table bonus_entries (
  bonus_id text not null references bonuses (id),
  sequence bigint generated always as identity,
  key text not null,
  kind text not null check (kind in ('granted', 'stake', 'win', 'refund', 'counted', 'uncounted', 'corrected', 'converted', 'ended')),
  amount bigint not null default 0,
  counted bigint not null default 0,
  bet_id text,
  at bigint not null,
  primary key (bonus_id, sequence),
  unique (bonus_id, key, kind)
);

-- The bonus of a bet: whose money was staked with it, what of its payouts went there, and how much of the stake counts.
alter table bets
  add column bonus_id text,
  add column bonus_stake bigint not null default 0,
  add column bonus_payout bigint not null default 0,
  add column counts bigint not null default 0,
  add column is_counted boolean not null default false,
  -- When it was first settled, ms since 1970; null for bets from before, and for open ones.
  add column ended_at bigint;
create index bets_of_bonus on bets (bonus_id, state) where bonus_id is not null;
alter table sports_bets add column free_bet text;

-- Bets that ended in a period, for cash-back.
create index bets_ended on bets (site, ended_at) where ended_at is not null;

-- What a player may stake now: cash, and the bonus that is active. Locks the player's row of the ledger first, so that what is read after
-- it is the last word; a query of both at once would read the bonus as it was before it waited.
create function bonus_stakeable(p_player text) returns table (cash bigint, bonus_id text, balance bigint, expires_at bigint, terms jsonb)
language plpgsql as $$
#variable_conflict use_column
declare
  v_cash bigint := 0;
begin
  select l.cash into v_cash from ledger_players l where l.player_id = p_player for no key update;
  return query select coalesce(v_cash, 0), b.id, b.balance, b.expires_at, b.terms from (select 1) as one
    left join bonuses b on b.player_id = p_player and b.state = 'active' and b.kind <> 'free_bet';
end $$;

-- Periods of a cash-back that are paid out, so that each is gone through once.
create table bonus_periods (
  site text not null,
  code text not null,
  period text not null,
  done_at bigint not null,
  primary key (site, code, period)
);
