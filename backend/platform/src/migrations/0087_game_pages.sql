-- The page of a game: the largest win in it today, and how its rounds can be checked (null where the game does not say).
create index bets_won_in_game on bets (site, provider_code, game_code, settled_at) where kind = 'game' and state = 'won';

alter table games add column fairness text check (fairness in ('seeds'));
