import type { RouteKind } from '@marquee/federation-runtime/defineRemote';

/** Lazy parts of the sdk, by the kind of page that needs them. */
const parts: Partial<Record<RouteKind, () => Promise<unknown>>> = {
  lobby: () => import(/* webpackChunkName: "lobby" */ './gameLobby/LobbyView'),
};

/** Preloads the lazy parts of a kind of page, because the player is likely to open one. */
export function fetchParts(kind: RouteKind | undefined): void {
  // A failed load is retried, and then shown, when the part is needed.
  if (kind) parts[kind]?.().catch(() => undefined);
}
