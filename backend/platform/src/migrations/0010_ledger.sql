-- The double-entry ledger. One row is one whole transaction: its legs are two arrays of the same length, and a CHECK makes an
-- unbalanced one impossible. Rows are never changed or deleted.

-- One row per player: balances, and the head of the player's hash chain. Locking it puts a player's postings in order; there is
-- no row per house account, so two players never wait for each other. House balances are sums over ledger_entries.
create table ledger_players (
  player_id text primary key,
  site text not null,
  currency text not null,
  cash bigint not null default 0 check (cash >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  game_token bigint not null default 0 check (game_token >= 0),
  minigame_token bigint not null default 0 check (minigame_token >= 0),
  frozen_token bigint not null default 0 check (frozen_token >= 0),
  sequence bigint not null default 0,
  last_at bigint not null default 0,
  hash text not null default ''
) with (fillfactor = 60);

create function ledger_sum(amounts bigint[]) returns bigint language sql immutable as
$$ select coalesce(sum(amount), 0)::bigint from unnest(amounts) as amount $$;

create table ledger_transactions (
  player_id text not null references ledger_players,
  sequence bigint not null,
  id text not null,
  site text not null,
  key text not null,
  kind text not null check (kind in ('deposit', 'withdrawal_request', 'withdrawal_paid', 'withdrawal_rejected', 'stake', 'win',
    'refund', 'bonus', 'conversion', 'adjustment')),
  currency text not null,
  accounts text[] not null check (accounts <@ array['cash', 'reserved', 'game_token', 'minigame_token', 'frozen_token',
    'gateway', 'payouts', 'gaming', 'sportsbook', 'promotions', 'conversion']),
  amounts bigint[] not null check (ledger_sum(amounts) = 0),
  cash_change bigint not null,
  balances_after bigint[] not null,
  reference text not null,
  description text not null,
  at bigint not null,
  hash text not null,
  primary key (player_id, sequence),
  unique (site, key),
  check (cardinality(accounts) = cardinality(amounts) and cardinality(accounts) >= 2)
);

-- Statements read a player's period; `at` never runs backwards within a player.
create index ledger_transactions_at on ledger_transactions (player_id, at);

-- One row per leg.
create view ledger_entries as
select t.player_id, t.sequence, t.id as transaction_id, t.site, t.currency, t.kind, t.at, leg.account, leg.amount
from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount);

create function ledger_append_only() returns trigger language plpgsql as
$$ begin raise exception 'ledger_transactions is append-only'; end $$;

create trigger ledger_append_only before update or delete on ledger_transactions
for each row execute function ledger_append_only();

-- Posts one transaction in one round trip. `outcome` is posted, repeated (the first result is answered), insufficientBalance,
-- keyReused (the key stands for another transaction) or foreignAccount; only `posted` has written anything.
-- `after` holds cash, reserved, game_token, minigame_token, frozen_token.
create function ledger_post(
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

  v_after := array[head.cash, head.reserved, head.game_token, head.minigame_token, head.frozen_token];
  for i in 1 .. cardinality(p_accounts) loop
    v_slot := array_position(array['cash', 'reserved', 'game_token', 'minigame_token', 'frozen_token'], p_accounts[i]);
    if v_slot is not null then
      v_after[v_slot] := v_after[v_slot] + p_amounts[i];
    end if;
    if v_slot = 1 then
      v_cash_change := v_cash_change + p_amounts[i];
    end if;
  end loop;
  if least(v_after[1], v_after[2], v_after[3], v_after[4], v_after[5]) < 0 then
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
    frozen_token = v_after[5], sequence = head.sequence, last_at = head.last_at, hash = v_hash
  where player_id = p_player;
  insert into ledger_transactions (player_id, sequence, id, site, key, kind, currency, accounts, amounts, cash_change,
    balances_after, reference, description, at, hash)
  values (p_player, head.sequence, v_id, p_site, p_key, p_kind, p_currency, p_accounts, p_amounts, v_cash_change,
    v_after, p_reference, p_description, head.last_at, v_hash);
  return query select 'posted', v_id, v_after;
end $$;
