import type { Input } from './calls';
import { type LobbySort, lobbySorts } from './lobbySorts';

/** Names of the query by which a lobby is searched, filtered, ordered and paged through (D3.01). */
export const lobbyQueryNames = ['q', 'provider', 'sort', 'feature', 'stake', 'page'] as const;

/** Games of a page of a lobby: more than most first screens have, and even rows in most widths. */
export const lobbyPageSize = 24;

/** What is asked of a lobby; it lives in the address (D3.01). */
export interface LobbyQuery {
  q: string;
  providers: readonly string[];
  sort: LobbySort;
  feature: string;
  /** Games that take this stake, minor units; 0 is any. */
  stake: number;
  /** From 1. */
  page: number;
}

/** Longest text of a query, and most providers in it, that the backend takes. */
const longest = 60;
const mostProviders = 100;

/**
 * A text of the address as the backend takes it: without control characters, cut where it is too long, but within no
 * character.
 */
const taken = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Reads a lobby's query from the address. What is unknown is left out. */
export function lobbyQuery(search: URLSearchParams): LobbyQuery {
  const text = (name: string) => taken(search.get(name) ?? '');
  const stake = Number(search.get('stake'));
  return {
    q: text('q'),
    providers: search.getAll('provider').slice(0, mostProviders).map(taken),
    sort: lobbySorts.find((known) => known === search.get('sort')) ?? 'popular',
    feature: text('feature'),
    stake: Number.isSafeInteger(stake) && stake > 0 ? stake : 0,
    page: /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1,
  };
}

/** Writes a lobby's query to the address; what is usual is left out. */
export function lobbySearch({ q, providers, sort, feature, stake, page }: LobbyQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  for (const provider of providers) search.append('provider', provider);
  if (sort !== 'popular') search.set('sort', sort);
  if (feature) search.set('feature', feature);
  if (stake) search.set('stake', String(stake));
  if (page > 1) search.set('page', String(page));
  return search;
}

/** How the page that a query names is asked for; what is usual is left out. */
export function lobbyInput(query: LobbyQuery): Omit<Input<'product/get_games'>, 'game_type'> {
  const { q, providers, sort, feature, stake, page } = query;
  return {
    from: (page - 1) * lobbyPageSize,
    count: lobbyPageSize,
    ...(q && { q }),
    ...(providers.length > 0 && { providers: [...providers] }),
    ...(sort !== 'popular' && { sort }),
    ...(feature && { feature }),
    ...(stake && { stake }),
  };
}
