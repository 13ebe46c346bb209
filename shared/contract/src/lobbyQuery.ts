/** Names of the query by which a lobby is searched, filtered and ordered (decisions §3). */
export const lobbyQueryNames = ['q', 'provider', 'sort', 'feature', 'stake'] as const;
