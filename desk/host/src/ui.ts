/** The kit formats amounts of players; the desk's pages format their own. */
export const noMoney = (minor: number): string => String(minor);

/** The kit's parts for games, which the desk has none of. */
export const noTemplate = { tile: {}, list: {}, cover: '1x1' as const };
