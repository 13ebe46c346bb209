-- Where players live, as they said it, where the profile asks for it; null for who was not asked.
alter table players add column address_line text, add column address_town text, add column address_postcode text;
