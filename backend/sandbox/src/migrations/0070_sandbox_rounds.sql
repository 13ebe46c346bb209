-- Rounds outlive the page that began them. Times are ms since 1970.

-- How often the operator has opened a session: keys of earlier openings play no more.
alter table sandbox_sessions add column launches int not null default 1;

alter table game_rounds
  -- When an open round ends by itself; null where it waits for its player.
  add column ends_at bigint,
  -- Whether it was completed for a player who did not come back.
  add column automatic boolean not null default false;
create index game_rounds_due on game_rounds (ends_at) where state = 'open';

-- cancelling: the stake is being given back; nothing is decided any more. `not valid` spares reading the table: every row fits the narrower one.
alter table game_rounds drop constraint game_rounds_state_check, add constraint game_rounds_state_check
  check (state in ('staked', 'cancelling', 'open', 'paying', 'settled', 'void')) not valid;
drop index game_rounds_unsettled;
create index game_rounds_unsettled on game_rounds (play_session_id) where state not in ('settled', 'void');
