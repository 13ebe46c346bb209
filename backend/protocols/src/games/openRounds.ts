/** How long a round that waits for its player is kept open by its game server before it is completed, ms. */
export const waitingRoundLifetime = 24 * 3_600_000;
