-- What happened, once for each subscriber that something follows for. Written in the transaction in which it happened, so that it is lost with
-- that transaction and not otherwise; `delivered_at` is written in the transaction of what followed, so that it follows once. A failed
-- delivery is tried again from `due_at` on. Times are ms since 1970. Deliveries done are deleted after some days.
create table event_deliveries (
  id bigserial primary key,
  event text not null,
  subscriber text not null,
  data jsonb not null,
  emitted_at bigint not null,
  due_at bigint not null,
  tries integer not null default 0,
  delivered_at bigint
);
create index event_deliveries_waiting on event_deliveries (due_at) where delivered_at is null;
