-- The audit by an act or a site, newest first: without them a rare one reads the whole table.
create index audit_entries_of_act on audit_entries (act, sequence);
create index audit_entries_of_site on audit_entries (site, sequence);
