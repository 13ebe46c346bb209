-- Passkeys, authenticator apps and recovery codes that the operator took from a player who had lost them: who, when, under which case. A case is done once.
create table factor_resets (
  site text not null,
  case_number text not null,
  player_id text not null references players,
  passkeys integer not null,
  totp boolean not null,
  -- Name of the person who decided.
  reset_by text not null,
  reset_at bigint not null,
  primary key (site, case_number)
);
