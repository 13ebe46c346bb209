import type { APIRequestContext } from '@playwright/test';

interface SiteRoute {
  path: string;
  page: string;
  guard?: 'player' | 'guest';
}

/** Paths of pages that stand for themselves, by who may see them. */
export interface PagePaths {
  visitor: string[];
  player: string[];
}

/** The host's own routes; all others come from the remotes' descriptions. */
const hostPages = ['/', '/login', '/register', '/forgot-password'];

/** An example for each route with a parameter, and for the one that needs a game. */
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
  const { value } = await ask('content/articles', { kind: path.split('/')[1] });
  return path.replace(/:\w+/, value[0]?.slug ?? '');
}

/** Every page of the site's route table, the unknown one included; or one route of each page's module only. */
export async function sitePages(request: APIRequestContext, which: 'all' | 'modules' = 'all'): Promise<PagePaths> {
  const answer = await request.get('/registry.json');
  const { remotes } = (await answer.json()) as { remotes: { routes: SiteRoute[] }[] };
  const isFirst = ({ page }: SiteRoute, place: number, own: SiteRoute[]) =>
    own.findIndex((one) => one.page === page) === place;
  const routes = remotes.flatMap((remote) => (which === 'all' ? remote.routes : remote.routes.filter(isFirst)));
  const open = routes.filter(({ guard }) => guard !== 'player').map(({ path }) => path);
  const visitor = await Promise.all(open.map((path) => example(request, path)));
  const player = routes.filter(({ guard }) => guard === 'player').map(({ path }) => path);
  return { visitor: [...hostPages, ...visitor, '/no/such/page'], player };
}
