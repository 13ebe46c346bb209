-- Payments through the gateway. `request_id` is the player's idempotency key; `account` is the masked bank account of a withdrawal.
create table payments (
  id text primary key,
  site text not null,
  player_id text not null,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('created', 'pending', 'approved', 'declined', 'expired',
    'requested', 'processing', 'paid', 'rejected')),
  reason text,
  method text not null,
  method_name text not null,
  bank_account_id text,
  account text,
  request_id text not null,
  created_at bigint not null,
  changed_at bigint not null,
  unique (player_id, request_id)
);
create index payments_of_player on payments (player_id, created_at desc);
create index payments_of_site on payments (site, kind, state, changed_at desc);
create index payments_unfinished on payments (changed_at) where state in ('created', 'pending', 'requested', 'processing');

-- The timeline of a payment; written once per state.
create table payment_steps (
  payment_id text not null references payments,
  state text not null,
  at bigint not null,
  reason text,
  position serial,
  primary key (payment_id, state)
);

-- Every callback of the gateway that was authentic, and what became of it: applied, repeated or ignored.
create table gateway_events (
  event_id text primary key,
  payment_id text not null,
  status text not null,
  outcome text not null,
  received_at bigint not null
);

create table bank_accounts (
  id text primary key,
  site text not null,
  player_id text not null,
  bank_code text not null,
  bank_name text not null,
  holder_name text not null,
  account_number text not null,
  request_id text not null,
  created_at bigint not null,
  removed_at bigint,
  unique (player_id, request_id)
);
create unique index bank_accounts_on_file on bank_accounts (player_id, bank_code, account_number) where removed_at is null;

-- Game rounds and sports bets. `account` is the player account that the stake came from and the payout goes to. A row with
-- stake 0 and state refunded stands for a bet that was rolled back before it arrived.
create table bets (
  id text not null,
  site text not null,
  player_id text not null,
  kind text not null check (kind in ('game', 'sports')),
  account text not null,
  placed_at bigint not null,
  settled_at bigint,
  stake bigint not null check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  state text not null check (state in ('open', 'won', 'lost', 'refunded', 'cashed_out')),
  title text not null,
  detail text not null,
  provider_code text not null,
  game_code text not null,
  primary key (site, id)
);
create index bets_of_player on bets (player_id, placed_at desc);
create index bets_won on bets (site, payout desc) where state = 'won';
-- Who played lately, for the statistics.
create index bets_placed on bets (site, placed_at, player_id);
