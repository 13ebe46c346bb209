-- The wins in a site's games, newest first, for its home page.
create index bets_won_lately on bets (site, settled_at desc) where kind = 'game' and state = 'won';
