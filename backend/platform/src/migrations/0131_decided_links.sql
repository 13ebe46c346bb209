-- Staff decide that two accounts are one person's. `lifted_at` says that they are two persons'.
alter table person_links add column bound_at bigint;
alter table person_links add column bound_by text;
alter table person_links add column bound_reason text;

-- The document that a person has shown to the identity partner.
alter table person_marks drop constraint person_marks_kind_check, add constraint person_marks_kind_check
  check (kind in ('name', 'phone', 'email', 'bank', 'document')) not valid;
