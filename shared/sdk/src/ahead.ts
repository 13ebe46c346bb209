import type { RouteKind } from '@marquee/federation-runtime/defineRemote';

/** Parts of the sdk that are fetched with the first page that has them, by that page's kind. */
const parts: Partial<Record<RouteKind, () => Promise<unknown>>> = {
  lobby: () => import(/* webpackChunkName: "lobby" */ './gameLobby/LobbyView'),
};

/** Fetches what pages of a kind are made of, because the player is about to go to one. */
export function fetchParts(kind: RouteKind | undefined): void {
  // What fails here is asked for again, and then shown, when it is needed.
  if (kind) parts[kind]?.().catch(() => undefined);
}
