-- What a form of the account was sent with, so that sending it again after a lost answer is the same operation; null where
-- a client names none.
alter table players add column signup_request text;
alter table players add column password_request text;
alter table one_time_codes add column used_request text;
alter table sessions add column request text;
-- Where a session began, as much of the network address as tells places apart and no more (`203.0.113.x`); empty for the house itself.
alter table sessions add column place text not null default '';
