-- A player's last exchanges are asked for at every look at the minigame, among all that they have ever staked.
create index ledger_conversions on ledger_transactions (player_id, sequence desc) where kind = 'conversion';
