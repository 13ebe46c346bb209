import type { APIRequestContext } from '@playwright/test';

interface SiteRoute {
  path: string;
  page: string;
  guard?: 'player' | 'guest';
}

/** Representative pages, by who may see them. */
export interface PagePaths {
  visitor: string[];
  player: string[];
}

/** The host's own routes; all others are in the remotes' descriptions. */
const hostPages = ['/', '/login', '/register', '/forgot-password'];

/** An example path for each route with a parameter, and for the one that needs a game. */
async function example(request: APIRequestContext, path: string): Promise<string> {
  const ask = async (call: string, input: object) => {
    const data = { ...input, domain_name: 'localhost', external_id: '' };
    return (await (await request.post(`/api/${call}`, { data })).json()) as { value: Record<string, string>[] };
  };
  if (path === '/playnow') {
    const { value } = await ask('product/get_games', { game_type: 'slots', from: 0, count: 1 });
    return `/playnow?provider=${value[0]?.provider_code}&game=${value[0]?.game_code}`;
  }
  if (!path.includes(':')) return path;
  if (path.startsWith('/rules/')) return '/rules/football';
  const { value } = await ask('content/articles', { kind: path.split('/')[1] });
  return path.replace(/:\w+/, value[0]?.slug ?? '');
}

/** Modules per remote in a short run. */
const few = 1;

/**
 * Every page of the site's route table, including the unknown one; or one page each of the first few modules of each
 * remote, and of each guard.
 */
export async function sitePages(request: APIRequestContext, which: 'all' | 'some' = 'all'): Promise<PagePaths> {
  const answer = await request.get('/registry.json');
  const { remotes } = (await answer.json()) as { remotes: { routes: SiteRoute[] }[] };
  const isFirst = ({ page }: SiteRoute, place: number, own: SiteRoute[]) =>
    own.findIndex((one) => one.page === page) === place;
  const chosen = (own: SiteRoute[]) => (which === 'all' ? own : own.filter(isFirst).slice(0, few));
  const guarded = ({ guard }: SiteRoute) => guard === 'player';
  const routes = remotes.flatMap((remote) => [
    ...chosen(remote.routes.filter((route) => !guarded(route))),
    ...chosen(remote.routes.filter(guarded)),
  ]);
  const open = routes.filter((route) => !guarded(route)).map(({ path }) => path);
  const visitor = await Promise.all(open.map((path) => example(request, path)));
  const player = routes.filter(guarded).map(({ path }) => path);
  return { visitor: [...hostPages, ...visitor, '/no/such/page'], player };
}
