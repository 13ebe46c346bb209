-- What tells that two accounts are one person's, as keyed hashes (PERSON_KEYS): name with date of birth, telephone, e-mail address, bank account. A mark
-- stays when its value changes: who once had a telephone is who had it.
create table person_marks (
  player_id text not null references players,
  kind text not null check (kind in ('name', 'phone', 'email', 'bank')),
  -- HMAC-SHA-256 of kind and normalised value, in hexadecimal.
  hash text not null,
  created_at bigint not null,
  primary key (player_id, hash)
);
create index person_marks_by_hash on person_marks (hash);

-- Which key a player's marks are written with; null while they are to be written.
alter table players add column person_key text;
create index players_unmarked on players (created_at) where person_key is null;

-- Gifts that a person gets once on a site, by what they are: `referral` (of the friend, paid to who invited), `inbox:<key>`, `mission:<id>`. A refused one says
-- why: `invitedThemself` or `givenBefore`, by which marks, and who the other player is.
create table person_gifts (
  site text not null,
  gift text not null,
  player_id text not null references players,
  outcome text not null check (outcome in ('given', 'refused')),
  reason text,
  marks text,
  other_player_id text,
  -- Who gave it all the same.
  allowed_by text,
  at bigint not null,
  primary key (site, gift, player_id)
);
create index person_gifts_of_player on person_gifts (player_id);
create index person_gifts_refused on person_gifts (at) where outcome = 'refused';

-- What was given before.
insert into person_gifts (site, gift, player_id, outcome, at)
  select site, 'inbox:' || key, player_id, 'given', claimed_at from inbox_items where claimed_at is not null;
insert into person_gifts (site, gift, player_id, outcome, at)
  select p.site, 'mission:' || c.mission_id, c.player_id, 'given', c.claimed_at from mission_claims c join players p on p.id = c.player_id;
insert into person_gifts (site, gift, player_id, outcome, at)
  select f.site, 'referral', f.id, 'given', t.at from ledger_transactions t join players f on f.site = t.site and t.key = 'referral:' || f.id where t.kind = 'bonus';
