-- Messages of the contact form are answered: who wrote them, in which language, and what became of them. Those of before wait, too: nobody has read them.
alter table contact_messages
  -- Null for a visitor, who is answered by e-mail.
  add column player_id text references players,
  add column language text not null default 'EN',
  -- The key of the press, for a repeat.
  add column request_id text,
  add column state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
  add column answer text,
  add column decided_at bigint,
  -- Name of the person who answered or closed it.
  add column decided_by text,
  add check ((state = 'waiting') = (decided_at is null)),
  add check ((state = 'waiting') = (decided_by is null)),
  add check ((state = 'answered') = (answer is not null));
create index contact_messages_waiting on contact_messages (created_at) where state = 'waiting';
create index contact_messages_player on contact_messages (player_id, created_at) where player_id is not null;
create unique index contact_messages_request on contact_messages (site, coalesce(player_id, ''), request_id) where request_id is not null;
