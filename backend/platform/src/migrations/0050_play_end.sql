-- Play sessions end with a time-out or a self-exclusion, for good: `ended_because` is the status message of what is refused after that.
alter table play_sessions add column ended_at bigint;
alter table play_sessions add column ended_because text;
create index play_sessions_running on play_sessions (player_id) where mode = 'real' and ended_at is null;
