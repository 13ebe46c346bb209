-- The language that messages to a player are written in, by its code; null: the site's default. The codes themselves are a table in
-- code, so that a language is added without a migration.
alter table players add column language text;
alter table players add constraint players_language_check check (language ~ '^[A-Z]{2,4}$') not valid;
