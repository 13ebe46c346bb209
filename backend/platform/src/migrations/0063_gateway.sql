-- What a player has to do next for a payment, where their browser comes back to, and when the gateway was last asked; and what comes back after
-- a payment's end: deposits that are refunded or charged back, withdrawals that the bank returns. Times are ms since 1970.

alter table payments
  add column next_step jsonb,
  add column expires_at bigint,
  add column return_url text,
  add column asked_at bigint,
  -- Minor units of a deposit that were refunded or charged back.
  add column given_back bigint not null default 0 check (given_back >= 0 and given_back <= amount);

-- Each of these allows all that it allowed before. `not valid` spares reading the table: every row already fits the narrower one.
alter table payments drop constraint payments_state_check, add constraint payments_state_check
  check (state in ('created', 'pending', 'approved', 'declined', 'expired', 'refunded', 'charged_back',
    'requested', 'processing', 'paid', 'rejected', 'returned')) not valid;
alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check
  check (kind in ('deposit', 'deposit_refunded', 'deposit_charged_back', 'withdrawal_request', 'withdrawal_paid', 'withdrawal_rejected',
    'withdrawal_returned', 'claim_settled', 'stake', 'win', 'refund', 'bonus', 'conversion', 'adjustment')) not valid;
alter table ledger_transactions drop constraint ledger_transactions_accounts_check, add constraint ledger_transactions_accounts_check
  check (accounts <@ array['cash', 'reserved', 'game_token', 'minigame_token', 'frozen_token',
    'gateway', 'payouts', 'receivable', 'gaming', 'sportsbook', 'promotions', 'conversion']) not valid;

-- A deposit may be refunded in parts: each is a step of its own, with its amount.
alter table payment_steps add column amount bigint;
alter table payment_steps drop constraint payment_steps_pkey, add constraint payment_steps_pkey primary key (payment_id, position);

-- What an event said beside its status. Null in rows that were written before.
alter table gateway_events add column amount bigint, add column currency text;
create index gateway_events_of_payment on gateway_events (payment_id);

-- What was taken back from deposits, event by event; the ledger's keys carry the event's id.
create table payment_reversals (
  event_id text primary key,
  payment_id text not null references payments,
  status text not null check (status in ('refunded', 'charged_back')),
  amount bigint not null check (amount > 0),
  at bigint not null
);
create index payment_reversals_of_payment on payment_reversals (payment_id);

-- Who owes the operator: the sum of a player's legs on `receivable`, negated.
create index ledger_transactions_claims on ledger_transactions (player_id) where 'receivable' = any(accounts);

-- Payments that are asked after, those that waited longest first.
create index payments_to_ask on payments (coalesce(asked_at, changed_at)) where state in ('created', 'pending', 'requested', 'processing');
