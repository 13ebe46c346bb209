-- How many calls a grant has let through: one that was refused frees its grant only while it is the only one.
alter table step_up_grants add column uses integer not null default 0;

update step_up_grants set uses = 1 where used_for is not null;
