/** Schemas of the minigame calls. */
export const minigame = {};
