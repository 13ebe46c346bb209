-- Where the profile lets the player choose, a self-exclusion holds in the person's other accounts of this site only.
alter table protection_players add column excluded_here_only boolean not null default false;
