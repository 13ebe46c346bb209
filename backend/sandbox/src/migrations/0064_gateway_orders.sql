-- The sandbox gateway's own books: the orders that it was given, and what it has yet to tell the operator. It reads nothing of the platform's
-- tables. Times are ms since 1970.

create table sandbox_orders (
  payment_id text primary key,
  body jsonb not null,
  status text not null,
  reason text,
  -- What the player has to do: redirect, show, or nothing.
  step text,
  expires_at bigint,
  created_at bigint not null
);

-- An event that is to be delivered once it is due, again and again until the operator has taken it. Whoever delivers it holds it until
-- `held_until`, so that two processes do not deliver it both, and a killed one does not keep it.
create table sandbox_deliveries (
  id bigserial primary key,
  payment_id text not null references sandbox_orders,
  body jsonb not null,
  due_at bigint not null,
  tries integer not null default 0,
  held_until bigint not null default 0,
  delivered_at bigint
);
create index sandbox_deliveries_waiting on sandbox_deliveries (due_at) where delivered_at is null;
