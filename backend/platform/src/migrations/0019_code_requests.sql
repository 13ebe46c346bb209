-- The press that asked for a code: asking again with the same key after a lost answer sends no second one.
alter table one_time_codes add column asked_request text;
