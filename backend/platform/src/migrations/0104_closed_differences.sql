-- Differences about which the gateway cannot be asked, closed by two persons with a reason. It posts nothing; the audit has the second person.
alter table contradiction_statements add column closed_at bigint;
alter table contradiction_statements add column closed_by text;
alter table contradiction_statements add column closed_reason text;
alter table settlement_rows add column closed_at bigint;
alter table settlement_rows add column closed_by text;
alter table settlement_rows add column closed_reason text;
