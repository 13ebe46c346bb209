import type { GameTile } from '@marquee/contract/entities';
import { type LobbyQuery, lobbyPageSize, lobbyQuery, lobbySearch } from '@marquee/contract/lobbyQuery';
import { type Found, LobbyStore } from '@marquee/store/lobby';
import type { RootStore } from '@marquee/store/root';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHost } from './host';
import { onOffers } from './offers';

/** A lobby as a page shows it. */
export interface Lobby {
  store: LobbyStore;
  query: LobbyQuery;
  /** The matching games, starting with the URL's page. */
  games: readonly GameTile[];
  /** Number of games before them. */
  from: number;
  /** Total number of matches; undefined while unknown. */
  total: number | undefined;
  /** URL template of a page, with `[page]` for its number; and URL of the previous page. */
  pageUrl: string;
  previousUrl: string;
  /** URL without filters. */
  resetUrl: string;
  /** Retries loading games. */
  retry: () => void;
  /** Changes part of the query and the URL, and returns to the first page. */
  ask: (change: Partial<LobbyQuery>) => void;
}

/** The query parameters to keep in a form that has some of its own; starts at the first page. */
export const keptOf = (query: LobbyQuery, own: Partial<LobbyQuery>): URLSearchParams =>
  lobbySearch({ ...query, page: 1, ...own });

/** Stores of lobbies opened in this visit, so that going back shows the lobby unchanged. */
const lobbies = new WeakMap<object, Map<string, LobbyStore>>();
const followed = new WeakSet<object>();

function storeOf(api: ConstructorParameters<typeof LobbyStore>[0], slug: string, query: LobbyQuery): LobbyStore {
  const known = lobbies.get(api) ?? new Map<string, LobbyStore>();
  lobbies.set(api, known);
  const store = known.get(slug) ?? new LobbyStore(api, slug, query);
  known.set(slug, store);
  return store;
}

const shown = new Set<LobbyStore>();

/** Has the lobby that is shown read again when offers change, and the others forgotten. */
function followOffers(root: RootStore): void {
  const { api } = root;
  const known = lobbies.get(api);
  if (!known || followed.has(api)) return;
  followed.add(api);
  onOffers(root, () => {
    for (const [slug, store] of known) {
      if (shown.has(store)) void store.reload();
      else known.delete(slug);
    }
  });
}

/**
 * The query of the URL. Changes apply at once, before navigation completes, so that inputs respond immediately. The
 * query follows when the URL changes otherwise (going back).
 */
function useLobbyQuery(): [LobbyQuery, (query: LobbyQuery) => void] {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [query, setQuery] = useState(() => lobbyQuery(search));
  const [followed, setFollowed] = useState(address);
  if (followed !== address) {
    setFollowed(address);
    setQuery(lobbyQuery(search));
  }
  return [
    query,
    (next) => {
      setQuery(next);
      setSearch(lobbySearch(next), { replace: true, preventScrollReset: true });
    },
  ];
}

/** The games of a page, if all games are loaded; pages beyond the last one show the last. */
function pageOf({ games, from, total }: Found, page: number): Pick<Lobby, 'games' | 'from' | 'total'> {
  if (from > 0 || total !== games.length) return { games, from, total };
  const last = Math.max(0, Math.ceil(total / lobbyPageSize) - 1);
  const first = Math.min(page - 1, last) * lobbyPageSize;
  return { games: first > 0 ? games.slice(first) : games, from: first, total };
}

/** The games of a category (by its slug) for the URL's query. Use it in an `observer`. */
export function useLobby(slug: string): Lobby {
  const { root } = useHost();
  const { api } = root;
  const { pathname } = useLocation();
  const [query, setQuery] = useLobbyQuery();
  const store = storeOf(api, slug, query);
  const asked = useDeferredValue(query);
  const { revision } = store;
  const found = useMemo(() => pageOf(store.find(asked), asked.page), [store, asked, revision]);
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    shown.add(store);
    followOffers(root);
    return () => void shown.delete(store);
  }, [root, store]);
  // For an empty page beyond the last one, all games must be loaded to find the last.
  const lacksGames = store.state === 'ready' && (!store.holds(query) || (query.q === '' && found.games.length === 0));
  const fetchGames = () => void (query.q === '' ? store.loadAll() : store.search(query));
  useEffect(() => {
    if (lacksGames) fetchGames();
  }, [store, lacksGames, query]);
  const others = lobbySearch({ ...query, page: 1 }).toString();
  const before = lobbySearch({ ...query, page: found.from / lobbyPageSize }).toString();
  return {
    store,
    query,
    ...found,
    pageUrl: `${pathname}?${others && `${others}&`}page=[page]`,
    previousUrl: before ? `${pathname}?${before}` : pathname,
    resetUrl: pathname,
    retry: fetchGames,
    ask: (change) => setQuery({ ...query, page: 1, ...change }),
  };
}
