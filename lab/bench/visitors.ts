import { ask } from '@marquee/e2e/support/ask';

/** The requests of simulated visitors. */
export interface Visits {
  seconds: number;
  answers: number;
  /** Responses by status; anything but 200 would invalidate the measurement. */
  statuses: Record<number, number>;
}

/** Concurrent connections, each with one request at a time. */
const connections = 16;

const languages = ['', '/fil', '/zh-CN', '/es', '/ru', '/ms', '/ne', '/vi'];

/** Sites of three families of templates, in their languages. */
const places = [
  ...languages.flatMap((language) => [
    { site: 'localhost', language },
    { site: 'showcase.localhost', language },
  ]),
  ...['', '/zh-CN'].flatMap((language) => [
    { site: 'casino2.localhost', language },
    { site: 'sportsbook1.localhost', language },
  ]),
];

const pages = ['', '/casino', '/sports', '/horse-racing', '/promotions', '/news', '/faqs', '/poker', '/leaderboard'];

const calls: { path: string; input: object }[] = [
  { path: '/api/startup', input: {} },
  { path: '/api/product/get_list', input: { list: 'popular' } },
  { path: '/api/product/get_games', input: { game_type: 'casino', count: 500 } },
  { path: '/api/product/search', input: { q: 'ro' } },
  { path: '/api/search/find', input: { q: 'golden drag', language: 'EN' } },
  { path: '/api/sports/fixtures', input: { count: 60 } },
];

/** The request number `turn`: cycles through all pages of all sites, with a call after every other page. */
function thing(turn: number): { site: string; path: string; input?: object } {
  const place = places[turn % places.length];
  if (!place) throw new Error('There is no place to visit.');
  const call = turn % 3 === 2 ? calls[Math.floor(turn / 3) % calls.length] : undefined;
  if (call) return { site: place.site, ...call };
  const page = pages[Math.floor(turn / places.length) % pages.length];
  return { site: place.site, path: `${place.language}${page}` || '/' };
}

/** Sends requests of visitors, each from an address of its own, to a site that trusts its proxy. */
export async function visit(origin: string, seconds: number): Promise<Visits> {
  const { port } = new URL(origin);
  const from = performance.now();
  const until = from + seconds * 1000;
  const statuses: Visits['statuses'] = {};
  let turn = 0;
  const visitor = async () => {
    while (performance.now() < until) {
      const { site, path, input } = thing(turn);
      const headers = { 'x-forwarded-for': `10.0.${(turn >> 8) % 256}.${turn % 256}` };
      turn += 1;
      const { status } = await ask(`http://${site}:${port}`, path, { headers, ...(input ? { input } : {}) });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return { seconds: (performance.now() - from) / 1000, answers: turn, statuses };
}
