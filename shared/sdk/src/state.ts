import type { ApiClient } from '@marquee/api/client';
import type { LiveEvents, LiveTopic } from '@marquee/contract/live';
import type { FavouritesStore } from '@marquee/store/favourites';
import type { SessionStore } from '@marquee/store/session';
import type { SiteStore } from '@marquee/store/site';
import type { Storage } from '@marquee/store/storage';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost, useRemoteName } from './host';

/** Who plays, and what they hold; observable (R3.01). */
export const useSession = (): SessionStore => useHost().root.session;

/** The site that is shown; observable (R3.08). */
export const useSite = (): SiteStore => useHost().root.site;

/** The player's favourite games; observable (R3.06). */
export const useFavourites = (): FavouritesStore => useHost().root.favourites;

/** The client of all calls. */
export const useApi = (): ApiClient => useHost().root.api;

/** The time of the server, ms since 1970: for what counts when something is done. What is drawn asks `useNow`. */
export const useClock = (): { readonly now: () => number } => useHost().root.api.clock;

/** What a remote keeps in the browser, under its own keys. Never a secret and never a balance. */
export const useStorage = (): Storage => useHost().root.storage;

/** Leaves the site: here and in every other tab. */
export const useSignOut = (): (() => Promise<void>) => useHost().signOut;

/**
 * Calls `handler` for every live change of a topic while the component is there. `missed` is called when the connection
 * is there again after it was lost: what changed meanwhile is not sent afterwards. Who asks from time to time anyway
 * needs none.
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
 * Sends a visitor to login and back to `path` (default: where they are). Gives false and does nothing for a player, so
 * that `if (requireLogin()) return;` stands before an action that needs one.
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

/** Says that this part of the page must not be swapped for a newer version now: a round is open, a slip is filled. */
export function useIdle(idle: boolean): void {
  const { setBusy } = useHost();
  const remote = useRemoteName();
  const owner = useMemo(() => Symbol('busy'), []);
  useEffect(() => {
    setBusy(remote, owner, !idle);
    return () => setBusy(remote, owner, false);
  }, [setBusy, remote, owner, idle]);
}
