import type { GameTile } from '@marquee/contract/entities';
import { type LobbyQuery, lobbyPageSize, lobbyQuery, lobbySearch } from '@marquee/contract/lobbyQuery';
import { type Found, LobbyStore } from '@marquee/store/lobby';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHost } from './host';

/** A lobby as a page shows it. */
export interface Lobby {
  store: LobbyStore;
  query: LobbyQuery;
  /** What the query finds, from the page on that the address names. */
  games: readonly GameTile[];
  /** How many there are before them. */
  from: number;
  /** How many it finds in all; undefined while that is not known. */
  total: number | undefined;
  /** Address of a page of it, `[page]` for its number; and of the page before the games. */
  pageUrl: string;
  previousUrl: string;
  /** Address of all of it. */
  resetUrl: string;
  /** Asks again for games that could not be loaded. */
  retry: () => void;
  /** Changes part of the query, and the address with it; its first page is shown. */
  ask: (change: Partial<LobbyQuery>) => void;
}

/**
 * What the address says of a lobby beside what a form of it says itself. What is found then begins with its first page.
 */
export const keptOf = (query: LobbyQuery, own: Partial<LobbyQuery>): URLSearchParams =>
  lobbySearch({ ...query, page: 1, ...own });

/** Stores of lobbies that were open in this visit, so that going back finds the lobby as it was. */
const lobbies = new WeakMap<object, Map<string, LobbyStore>>();

function storeOf(api: ConstructorParameters<typeof LobbyStore>[0], slug: string, query: LobbyQuery): LobbyStore {
  const known = lobbies.get(api) ?? new Map<string, LobbyStore>();
  lobbies.set(api, known);
  const store = known.get(slug) ?? new LobbyStore(api, slug, query);
  known.set(slug, store);
  return store;
}

/**
 * The query of the address. A change shows at once, before the address has followed: a box that is ticked stays ticked
 * on the slowest phone. When the address changes by itself (going back), the query follows it.
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

/** What was found from a page on, where all of it is here; the last page stands for those beyond it. */
function pageOf({ games, from, total }: Found, page: number): Pick<Lobby, 'games' | 'from' | 'total'> {
  if (from > 0 || total !== games.length) return { games, from, total };
  const last = Math.max(0, Math.ceil(total / lobbyPageSize) - 1);
  const first = Math.min(page - 1, last) * lobbyPageSize;
  return { games: first > 0 ? games.slice(first) : games, from: first, total };
}

/** The games of a category (by its slug) and the query of the address. Use it in an `observer`. */
export function useLobby(slug: string): Lobby {
  const { api } = useHost().root;
  const { pathname } = useLocation();
  const [query, setQuery] = useLobbyQuery();
  const store = storeOf(api, slug, query);
  const asked = useDeferredValue(query);
  const { revision } = store;
  const found = useMemo(() => pageOf(store.find(asked), asked.page), [store, asked, revision]);
  useEffect(() => void store.load(), [store]);
  // A page beyond the last one is empty: which is the last, all games tell.
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
