-- What the sandbox's own third parties keep: messages of the live chat with their answers, and counts of page views.
-- Times are milliseconds since 1970.

create table chat_messages (
  ticket bigint generated always as identity primary key,
  -- Known only to the browser that wrote the message: with it the answer is read.
  secret text not null unique,
  site text not null,
  chat_id text not null,
  language text not null,
  message text not null,
  answer text,
  created_at bigint not null,
  answered_at bigint
);
create index chat_messages_by_time on chat_messages (site, created_at desc);

create table page_views (
  site text not null,
  path text not null,
  views bigint not null,
  last_at bigint not null,
  primary key (site, path)
);
