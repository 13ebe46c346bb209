import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { routesOf } from '@marquee/page/routes';
import { ask } from './ask';

/** A page for visitors. */
export interface VisitedPage {
  /** Path and query, without the language. */
  path: string;
  /** Its route; null for the unknown page. */
  pattern: string | null;
  /** The remote's module, `remote ./module`. */
  part?: string | undefined;
  /** Whether it has no header and footer. */
  isBare?: boolean;
}

/** The site to query. */
interface Site {
  /** Where it is served. */
  origin: string;
  /** Its domain name and the other common fields of calls. */
  domain: string;
  headers: Record<string, string>;
}

type Row = Record<string, string>;

/** The list in a call's answer. */
async function list({ origin, domain, headers }: Site, call: string, input: object): Promise<Row[]> {
  const answer = await ask(origin, `/api/${call}`, {
    input: { ...input, domain_name: domain, external_id: '' },
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  return (JSON.parse(answer.body.toString()) as { value?: Row[] }).value ?? [];
}

/** Paths with a query that the first render reads. */
const queries: Record<string, (site: Site) => Promise<string[]>> = {
  '/sports': async () => ['?sport=football', '?q=a'],
  '/horse-racing': async (site) => {
    const [, race] = await list(site, 'sports/races', { language: 'EN', count: 24 });
    return race ? [`?race=${encodeURIComponent(race.match_id ?? '')}`] : [];
  },
  '/login': async () => ['?to=%2Fdeposit'],
};

/** The paths of a route: itself, or one for each value of its parameter, first of each list. */
async function addresses(site: Site, pattern: string): Promise<string[]> {
  if (pattern === '/playnow') {
    const [game] = await list(site, 'product/get_games', { game_type: '', from: 0, count: 1 });
    return game ? [`/playnow?provider=${game.provider_code}&game=${game.game_code}`] : [];
  }
  if (!pattern.includes(':')) {
    const more = (await queries[pattern]?.(site)) ?? [];
    return ['', ...more].map((query) => pattern + query);
  }
  const articles = await list(site, 'content/articles', { kind: pattern.split('/')[1] });
  return articles.slice(0, 1).map(({ slug }) => pattern.replace(/:\w+/, slug ?? ''));
}

/** Every page for visitors, of host and remotes; the unknown page comes last. */
export async function visitedPages(site: Site, registry: SiteRegistry): Promise<VisitedPage[]> {
  const open = routesOf(registry).filter(({ guard }) => guard === undefined || guard === 'guest');
  const pages = open.map(async ({ path: pattern, layout, remote, module }) =>
    (await addresses(site, pattern)).map((path) => ({
      path,
      pattern,
      isBare: layout !== undefined,
      part: remote === null ? undefined : `${remote} ${module}`,
    })),
  );
  return [...(await Promise.all(pages)).flat(), { path: '/no/such/page', pattern: null }];
}
