-- What the last verification of the ledger and of the audit found: the desk shows it. A later result takes the place of an earlier one.
create table book_checks (
  what text primary key check (what in ('ledger', 'audit')),
  checked_at bigint not null,
  -- Rows that were verified, and flaws among them.
  counted bigint not null,
  flaws bigint not null check (flaws >= 0),
  -- Since when each result has had flaws.
  broken_since bigint check ((broken_since is null) = (flaws = 0))
);
