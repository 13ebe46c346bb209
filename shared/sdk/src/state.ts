import type { LiveEvents, LiveTopic } from '@marquee/contract/live';
import type { FavouritesStore } from '@marquee/store/favourites';
import type { SiteStore } from '@marquee/store/site';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useCaller, useHost } from './host';
import { apiOf, type RemoteApi } from './remoteApi';
import { type RemoteStorage, remoteStorageOf } from './remoteStorage';
import { type Session, sessionOf } from './session';

/** What there is to know of the session: the player and balances; observable (R3.01), and frozen. */
export const useSession = (): Session => sessionOf(useHost().root.session);

/** The current site; observable (R3.08). */
export const useSite = (): SiteStore => useHost().root.site;

/** The player's favourite games; observable (R3.06). */
export const useFavourites = (): FavouritesStore => useHost().root.favourites;

/** The calls that the remote names in its description (`calls`); every other call is refused. */
export const useApi = (): RemoteApi => apiOf(useHost(), useCaller());

/** The server's time, ms since 1970, for event handlers. Rendering uses `useNow`. */
export const useClock = (): { readonly now: () => number } => useHost().root.api.clock;

/** A remote's browser storage, with keys of its own: those of the host throw. Never for secrets or balances. */
export const useStorage = (): RemoteStorage => remoteStorageOf(useHost().root.storage);

/**
 * Calls `handler` for every live change of a topic while the component is mounted. `missed` is called after a
 * reconnection: changes in between are not sent again. Not needed if the component polls anyway.
 */
export function useLive<T extends LiveTopic>(
  topic: T,
  handler: (event: LiveEvents[T]) => void,
  missed?: () => void,
): void {
  const { live } = useHost().root;
  const handle = useEffectEvent(handler);
  const catchUp = useEffectEvent(() => missed?.());
  useEffect(
    () =>
      live.on(
        topic,
        (event) => handle(event),
        () => catchUp(),
      ),
    [live, topic],
  );
}

/**
 * Sends a visitor to login and back to `path` (default: the current page). Returns false for a player, so that `if
 * (requireLogin()) return;` can precede an action.
 */
export function useRequireLogin(): (path?: string) => boolean {
  const { root, requireLogin } = useHost();
  const { pathname, search } = useLocation();
  return useCallback(
    (path = pathname + search) => {
      if (root.session.isAuthenticated) return false;
      requireLogin(path);
      return true;
    },
    [root, requireLogin, pathname, search],
  );
}

/** Prevents replacing this remote by a newer version while not idle: a round is open, a slip is filled. */
export function useIdle(idle: boolean): void {
  const { setBusy } = useHost();
  const remote = useCaller()?.remote ?? '';
  const owner = useMemo(() => Symbol('busy'), []);
  useEffect(() => {
    setBusy(remote, owner, !idle);
    return () => setBusy(remote, owner, false);
  }, [setBusy, remote, owner, idle]);
}
