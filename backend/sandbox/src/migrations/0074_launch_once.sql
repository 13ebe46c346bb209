-- When the game was opened: a launch token opens it once.
alter table sandbox_sessions add column opened_at bigint;
