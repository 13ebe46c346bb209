-- Messages on their way to people. One is written in the transaction of what it tells (the code that it brings), and is sent after the commit, by
-- any process, again and again until it is taken or of no use any more. Recipient and text are kept only as long as it waits: they are a
-- person's, and hold a code. Times are ms since 1970. Messages that have ended are deleted after some days.
create table messages (
  message_id text primary key,
  -- A newer message about the same replaces one that still waits: its code is void.
  about text not null,
  purpose text not null,
  site text not null,
  channel text not null check (channel in ('sms', 'email')),
  -- void: replaced, or for an account that does not exist, where asking does the same work as where it does.
  state text not null check (state in ('pending', 'sent', 'failed', 'void')),
  -- Names, recipient, subject, body and language; null once it has ended.
  content jsonb,
  attempts integer not null default 0,
  -- When it is tried (again); while it is being tried: when another process may take it for left behind.
  next_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  check ((state = 'pending') = (content is not null)),
  check ((state = 'pending') = (ended_at is null))
);
create index messages_waiting on messages (next_at) where state = 'pending';
create index messages_about on messages (about) where state = 'pending';
create index messages_ended on messages (ended_at);

-- When the player has proved with a code that the e-mail address is theirs, where codes are sent by e-mail.
alter table players add column email_verified_at bigint;
