-- The most that the player of a play session may stake in one round, minor units; null where the operator names none.
alter table sandbox_sessions add column highest_stake bigint;
