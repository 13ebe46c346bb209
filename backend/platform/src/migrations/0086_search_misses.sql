-- Words that were searched and found nothing, counted by site and day. Nothing of who searched is stored.
create table search_misses (
  site text not null,
  day date not null,
  words text not null,
  times int not null,
  primary key (site, day, words)
);
