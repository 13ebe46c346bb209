-- Bonuses of an offer that have not ended: for lists of offers, and for acts on all of them.
create index bonuses_open on bonuses (site, offer)
  where state in ('promised', 'review', 'waiting', 'active', 'placed', 'closing', 'earned');
-- Entries of a time, which are stored in the order of time.
create index bonus_entries_at on bonus_entries using brin (at);
-- What players are told of their bonuses.
create index bonuses_begun on bonuses (began_at) where began_at is not null;
create index bonuses_accepted on bonuses (id) where state = 'waiting' and reason = 'reviewed';
create index bonuses_ended on bonuses (ended_at) where ended_at is not null;
create index bonuses_ending on bonuses (expires_at) where state = 'active';
