-- What 0060 has read is empty, and the platform's.
drop table play_sessions;
drop table provider_secrets;
