-- The HTML of an e-mail, beside its plain text; empty for text messages and for mails of before.
alter table outbox add column html text not null default '';
