-- What the sites' files and profiles say of persons, for the guard's one query: written at the start and when a file
-- changes. A site that is not here belongs to the operator without a name, and its profile binds persons.
create table site_operators (
  site text primary key,
  operator text not null,
  -- Whether time-outs, limits and blocks by staff follow the person to their other accounts.
  binds_person boolean not null
);
