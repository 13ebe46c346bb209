-- What play came to is in the ledger and, beside the game, in the answer to protection/session.
alter table play_sessions drop column staked, drop column returned;
