import type { GameTile } from '@marquee/contract/entities';
import { type LobbyQuery, LobbyStore, lobbyQuery, lobbySearch } from '@marquee/store/lobby';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHost } from './host';

/** A lobby as a page shows it. */
export interface Lobby {
  store: LobbyStore;
  query: LobbyQuery;
  /** What the query finds. */
  games: GameTile[];
  /** Changes part of the query, and the address with it. */
  ask: (change: Partial<LobbyQuery>) => void;
  reset: () => void;
}

/** Stores of lobbies that were open in this visit, so that going back finds the lobby as it was. */
const lobbies = new WeakMap<object, Map<string, LobbyStore>>();

function storeOf(api: ConstructorParameters<typeof LobbyStore>[0], slug: string): LobbyStore {
  const known = lobbies.get(api) ?? new Map<string, LobbyStore>();
  lobbies.set(api, known);
  const store = known.get(slug) ?? new LobbyStore(api, slug);
  known.set(slug, store);
  return store;
}

/**
 * The query of the address. A change shows at once, before the address has followed: a box that is ticked stays ticked on
 * the slowest phone. When the address changes by itself (going back), the query follows it.
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

/** The games of a category (by its slug) and the query of the address. Use it in an `observer`. */
export function useLobby(slug: string): Lobby {
  const { api } = useHost().root;
  const store = storeOf(api, slug);
  const [query, setQuery] = useLobbyQuery();
  const asked = useDeferredValue(query);
  const { revision } = store;
  const games = useMemo(() => store.find(asked), [store, asked, revision]);
  useEffect(() => void store.load(), [store]);
  return {
    store,
    query,
    games,
    ask: (change) => setQuery({ ...query, ...change }),
    reset: () => setQuery(lobbyQuery(new URLSearchParams())),
  };
}
