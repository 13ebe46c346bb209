import type { Output } from '@marquee/contract/calls';
import { lobbyPageSize, lobbyQuery, lobbyQueryNames, lobbySearch } from '@marquee/contract/lobbyQuery';
import type { Seed } from '@marquee/contract/start';
import type { RouteKind } from '@marquee/federation-runtime/defineRemote';
import type { RouteMatch } from '@marquee/page/routes';
import { filled } from '@marquee/page/seeds';
import { type Answers, answerTo } from './subject';

/**
 * Pages that are about what their query names, by kind: the calls that tell what that is, and the query that makes the
 * page open to everybody (D3.06). These calls are the edge's own, not seeds
 * of the route: links would ask them for every tile that a pointer passes.
 */
const pagesByQuery: Partial<Record<RouteKind, { seeds: Seed[]; open: Readonly<Record<string, string>> }>> = {
  game: {
    seeds: [{ call: 'product/game', input: { provider_code: '?provider', game_code: '?game' } }],
    open: { mode: 'demo' },
  },
};

const byQuery = ({ route: { kind } }: RouteMatch) => (kind ? pagesByQuery[kind] : undefined);

/** The calls that tell what a page is about by its query. */
export function querySeeds(match: RouteMatch): readonly Seed[] {
  return byQuery(match)?.seeds ?? [];
}

/**
 * What a route's calls read of the query, in their order: names that they cannot do without (`?game`), and filters
 * (`?sport=`).
 */
function readNames(seeds: readonly Seed[], kind: 'needed' | 'filter'): string[] {
  const inputs = seeds.flatMap(({ input }): unknown[] => Object.values(input));
  const sign = kind === 'needed' ? /^\?(\w+)$/ : /^\?(\w+)=/;
  return inputs.flatMap((value) => (typeof value === 'string' && sign.exec(value)?.[1]) || []);
}

/** What every page reads of its query: the sheets that it names. */
const sheets = ['login', 'notices'];

/**
 * Names of the query that a page is made from: what its first render, its calls and those of its sections read, and
 * what opens it to everybody.
 */
export function queryNames(match: RouteMatch, sections: readonly { seed?: readonly Seed[] | undefined }[]): string[] {
  const seeds = [...(match.route.seed ?? []), ...querySeeds(match), ...sections.flatMap(({ seed }) => seed ?? [])];
  const { query = [], kind } = match.route;
  const lobby = kind === 'lobby' ? lobbyQueryNames : [];
  const opening = Object.keys(byQuery(match)?.open ?? {});
  const read = [...readNames(seeds, 'needed'), ...readNames(seeds, 'filter')];
  return [...new Set([...sheets, ...query, ...lobby, ...read, ...opening])];
}

/** The page of a lobby as all visitors page through it; undefined where it is filtered or ordered. */
function lobbyPageOf(query: URLSearchParams): number | undefined {
  const asked = lobbyQuery(query);
  return lobbySearch({ ...asked, page: 1 }).size === 0 ? asked.page : undefined;
}

const pagePath = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path);

/** Paths of the pages of a lobby before and after one; empty where there is none. */
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
 * Path and query under which a page is known to search engines: as the route spells it, with only the query that tells
 * such pages apart. So a filtered lobby is the lobby and each page of an unfiltered one itself, and a board of one
 * sport the board.
 */
export function ownPath(match: RouteMatch, query: URLSearchParams): string {
  const { route, parameters } = match;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const kept = new URLSearchParams();
  for (const name of readNames([...(route.seed ?? []), ...querySeeds(match)], 'needed')) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  for (const [name, value] of Object.entries(byQuery(match)?.open ?? {})) kept.set(name, value);
  const page = route.kind === 'lobby' ? lobbyPageOf(query) : undefined;
  if (page && page > 1) kept.set('page', String(page));
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/**
 * Whether a page is for search engines: open to everybody, about something, and not a page that only stands in for
 * another.
 */
export function isIndexed(match: RouteMatch, query: URLSearchParams): boolean {
  const { route, parameters } = match;
  if (route.guard !== undefined || /^\/(preloader$|search$|sandbox\/)/.test(route.path)) return false;
  const own = byQuery(match);
  if (!own) return true;
  const isOpen = Object.entries(own.open).every(([name, value]) => query.get(name) === value);
  return isOpen && own.seeds.every((seed) => filled(seed, parameters, query).length > 0);
}
