-- Which marks are proved: a contact by a code, a bank account by a payout.
alter table person_marks add column proved_at bigint;

-- Players who are marked but have proved something since.
alter table players add column marks_due boolean not null default false;
create index players_marks_due on players (created_at) where marks_due;

-- Two accounts that may be one person's. `player_id` is the one that became like the other: it is asked for an identity
-- check. An operator can lift a link: then it neither asks nor binds.
create table person_links (
  player_id text not null references players,
  other_id text not null references players,
  -- The kinds of contacts and bank accounts that both have proved: `email, phone`.
  contacts text not null,
  is_born_same boolean not null,
  name text not null check (name in ('same', 'near', 'other')),
  created_at bigint not null,
  lifted_at bigint,
  lifted_by text,
  lifted_reason text,
  primary key (player_id, other_id)
);
create index person_links_of_other on person_links (other_id);
create index players_born on players (date_of_birth) where date_of_birth <> '';

-- Self-exclusions of before count as proved: nobody who is excluded becomes free by an update.
alter table protection_players add column is_proved boolean not null default false;
update protection_players set is_proved = true where excluded_at is not null;
