-- Whoever shows a session's token has to show the cookie of its browser, too. Null: begun before there was one, and over.
alter table sessions add column cookie_hash text;

-- Browsers that somebody has signed in with to an account: what strangers do does not slow them.
create table known_devices (
  player_id text not null references players,
  device_hash text not null,
  last_used_at bigint not null,
  primary key (player_id, device_hash)
);

-- A code belongs to the browser that asked for it. `asked_from` is the hash of the network that it was asked from.
alter table one_time_codes add column asked_by text not null default '';
alter table one_time_codes add column asked_from text not null default '';
alter table one_time_codes add column by_known_device boolean not null default false;
create index one_time_codes_of_network on one_time_codes (site, asked_from, created_at);

-- Tries that are being judged just now, and when the newest of them began, ms: they hold a place, and are no failures yet.
alter table attempts add column pending integer not null default 0;
alter table attempts add column pending_at bigint not null default 0;
