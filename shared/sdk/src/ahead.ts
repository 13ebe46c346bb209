/** Parts of the sdk that are fetched with the first page that has them, by that page's skeleton. */
const parts: Partial<Record<string, () => Promise<unknown>>> = {
  lobby: () => import(/* webpackChunkName: "lobby" */ './gameLobby/LobbyView'),
};

/** Fetches what pages of a kind are made of, because the player is about to go to one. */
export function fetchParts(skeleton: string | undefined): void {
  // What fails here is asked for again, and then shown, when it is needed.
  parts[skeleton ?? '']?.().catch(() => undefined);
}
