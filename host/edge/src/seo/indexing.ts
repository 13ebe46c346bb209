import type { Output } from '@marquee/contract/calls';
import { lobbyPageSize, lobbyQuery, lobbyQueryNames, lobbySearch } from '@marquee/contract/lobbyQuery';
import type { Seed } from '@marquee/contract/start';
import type { RouteKind } from '@marquee/federation-runtime/defineRemote';
import type { RouteMatch } from '@marquee/page/routes';
import { filled } from '@marquee/page/seeds';
import { type Answers, answerTo } from './subject';

/** Pages of a kind whose subject is in their query (D3.06). */
interface PagesByQuery {
  /**
   * The calls that load the subject. They are the edge's own calls, not seeds of the route: otherwise links would
   * preload them for every hovered tile.
   */
  seeds: Seed[];
  /** Query parameters that make it another page, which is not for search engines: the running game. */
  apart: readonly string[];
}

const pagesByQuery: Partial<Record<RouteKind, PagesByQuery>> = {
  game: {
    seeds: [{ call: 'product/game', input: { provider_code: '?provider', game_code: '?game' } }],
    apart: ['mode'],
  },
};

const byQuery = ({ route: { kind } }: RouteMatch) => (kind ? pagesByQuery[kind] : undefined);

/** The calls that load the subject named by a page's query. */
export function querySeeds(match: RouteMatch): readonly Seed[] {
  return byQuery(match)?.seeds ?? [];
}

/** Query parameters of a route's calls, in their order: required ones (`?game`), or filters (`?sport=`). */
function readNames(seeds: readonly Seed[], kind: 'needed' | 'filter'): string[] {
  const inputs = seeds.flatMap(({ input }): unknown[] => Object.values(input));
  const sign = kind === 'needed' ? /^\?(\w+)$/ : /^\?(\w+)=/;
  return inputs.flatMap((value) => (typeof value === 'string' && sign.exec(value)?.[1]) || []);
}

/** Query parameters of every page: the sheets that it opens. */
const sheets = ['login', 'notices'];

/**
 * Query parameters that a page uses: in its first render, its calls and those of its sections, and those that make
 * it another page.
 */
export function queryNames(match: RouteMatch, sections: readonly { seed?: readonly Seed[] | undefined }[]): string[] {
  const seeds = [...(match.route.seed ?? []), ...querySeeds(match), ...sections.flatMap(({ seed }) => seed ?? [])];
  const { query = [], kind } = match.route;
  const lobby = kind === 'lobby' ? lobbyQueryNames : [];
  const read = [...readNames(seeds, 'needed'), ...readNames(seeds, 'filter')];
  return [...new Set([...sheets, ...query, ...lobby, ...read, ...(byQuery(match)?.apart ?? [])])];
}

/** The page number of an unfiltered lobby; undefined if it is filtered or sorted. */
function lobbyPageOf(query: URLSearchParams): number | undefined {
  const asked = lobbyQuery(query);
  return lobbySearch({ ...asked, page: 1 }).size === 0 ? asked.page : undefined;
}

const pagePath = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

/** Paths of the previous and next page of a lobby; empty if there is none. */
export function pagesBeside({ route }: RouteMatch, query: URLSearchParams, answers: Answers) {
  const page = route.kind === 'lobby' ? lobbyPageOf(query) : undefined;
  const games = answerTo<Output<'product/get_games'>>(answers, 'product/get_games');
  if (!page || !games) return { previous: '', next: '' };
  const isLast = page * lobbyPageSize >= games.answer.total;
  return {
    previous: page > 1 ? pagePath(route.path, page - 1) : '',
    next: isLast ? '' : pagePath(route.path, page + 1),
  };
}

/**
 * Canonical path and query of a page: as the route spells it, with only the query that distinguishes pages. A filtered
 * lobby has the lobby's address, each page of an unfiltered one its own, and a board of one sport the board's.
 */
export function ownPath(match: RouteMatch, query: URLSearchParams): string {
  const { route, parameters } = match;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const kept = new URLSearchParams();
  for (const name of readNames([...(route.seed ?? []), ...querySeeds(match)], 'needed')) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  const page = route.kind === 'lobby' ? lobbyPageOf(query) : undefined;
  if (page && page > 1) kept.set('page', String(page));
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** Whether a page is for search engines: public, about something, and canonical. */
export function isIndexed(match: RouteMatch, query: URLSearchParams): boolean {
  const { route, parameters } = match;
  if (route.guard !== undefined || /^\/(preloader$|search$|sandbox\/)/.test(route.path)) return false;
  const own = byQuery(match);
  if (!own) return true;
  return (
    !own.apart.some((name) => query.has(name)) && own.seeds.every((seed) => filled(seed, parameters, query).length > 0)
  );
}
