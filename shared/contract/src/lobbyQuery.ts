import type { Input } from './calls';
import { type LobbySort, lobbySorts } from './lobbySorts';

/** URL parameters of a lobby: search, filters, order and page (D3.01). */
export const lobbyQueryNames = ['q', 'provider', 'sort', 'feature', 'stake', 'page'] as const;

/** Games per page of a lobby: more than most first screens show, and complete rows at most widths. */
export const lobbyPageSize = 24;

/** The query of a lobby, as in the URL (D3.01). */
export interface LobbyQuery {
  q: string;
  providers: readonly string[];
  sort: LobbySort;
  feature: string;
  /** Games that accept this stake, minor units; 0 means any. */
  stake: number;
  /** From 1. */
  page: number;
}

/** Longest text, and most providers, that the backend accepts. */
const longest = 60;
const mostProviders = 100;

/** Text from the URL as the backend accepts it: without control characters, truncated at a character boundary. */
const taken = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Parses a lobby's query from the URL. Unknown values are dropped. */
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

/** Writes a lobby's query to the URL; default values are omitted. */
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

/** The input of the call for a query's page; default values are omitted. */
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
