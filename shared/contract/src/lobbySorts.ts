/** How a lobby can be ordered. */
export const lobbySorts = ['popular', 'new', 'name', 'rtp'] as const;

/** An order of a lobby. */
export type LobbySort = (typeof lobbySorts)[number];
