-- The hash of the contact that was typed for a code, right or wrong: each has an allowance of its own.
alter table one_time_codes add column asked_contact text not null default '';
