-- What the receiver's protocol says of a message beside its text. The id is the message's own: a repeat is the same row.
alter table outbox add column channel text not null default 'sms';
alter table outbox add column subject text not null default '';
alter table outbox add column language text not null default 'en';
