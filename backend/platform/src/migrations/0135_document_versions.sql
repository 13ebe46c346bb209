-- Every version of a site's terms and privacy policy, by the hash of its content; never changed. The newest row holds.
create table document_versions (
  id bigint generated always as identity primary key,
  site text not null,
  document text not null check (document in ('term_condition', 'privacy_policy')),
  version text not null,
  at bigint not null,
  -- Whether players have to accept it; the operator's site file names those that only correct the wording.
  is_material boolean not null,
  title jsonb not null,
  -- By language: the clauses that the product writes, or the operator's own text.
  clauses jsonb not null,
  body jsonb not null
);
create index document_versions_of_site on document_versions (site, document, id desc);
