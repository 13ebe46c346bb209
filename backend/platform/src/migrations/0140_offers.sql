-- Gifts of VIP levels are given once for a person from now on (`vip:<level>`). What was given before.
insert into person_gifts (site, gift, player_id, outcome, at)
  select site, 'vip:' || reference, player_id, 'given', at from ledger_transactions
  where kind = 'bonus' and key = 'vip:' || player_id || ':' || reference
  on conflict do nothing;

-- What two addresses of one household share: line and postcode, without case, blanks and marks. It decides about offers alone.
create function household_of(line text, postcode text) returns text language sql immutable as
$$ select translate(lower(normalize(line || '|' || coalesce(postcode, ''), NFKC)), ' .,;:/#()-' || chr(39) || chr(8217), '') $$;
create index players_by_household on players (household_of(address_line, address_postcode)) where address_line is not null;
