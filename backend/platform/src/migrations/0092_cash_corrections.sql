-- Who corrected a player's cash by hand; the ledger has the rest under `adjustment:<case>`.
create table cash_corrections (
  case_number text primary key,
  corrected_by text not null,
  at bigint not null
);
