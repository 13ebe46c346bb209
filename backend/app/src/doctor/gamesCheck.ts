import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { type Finding, failed, ok, warning } from './check';
import type { DatabaseAccess } from './databaseAccess';
import { blockedOrigins } from './pictureOrigins';
import { readableSites } from './readableSites';
import { skippedFindings } from './skippedFindings';

const undefinedTable = '42P01';

interface Stored {
  provider: string;
  category: string;
  image: string;
  count: number;
}

/** Games that no site offers, sites without games, and a site's providers without games. */
function unofferedGames(games: readonly Stored[], sites: readonly SiteFile[]): Finding[] {
  const isDecided = ({ provider, category }: Stored) =>
    sites.some(
      ({ providers, providers_off, categories_off }) =>
        providers_off.includes(provider) ||
        categories_off.some((off) => off === category) ||
        providers.some((one) => one.provider_code === provider && one.categories.some((has) => has === category)),
    );
  const nowhere = new Map<string, Set<string>>();
  for (const game of games)
    if (!isDecided(game))
      nowhere.set(game.provider, (nowhere.get(game.provider) ?? new Set<string>()).add(game.category));
  const has = new Set(games.map(({ provider }) => provider));
  return [
    ...[...nowhere].map(([provider, categories]) =>
      warning(
        `no site shows the games of ${provider} in ${[...categories].join(', ')}`,
        "Add it to providers of a site's file, with these categories; to leave it out on purpose, name it in providers_off, too.",
      ),
    ),
    ...sites.flatMap(({ domain_name, providers }) => {
      const expected = providers.filter(({ categories }) => categories.some((one) => one !== 'sportsbook'));
      const without = expected.flatMap(({ provider_code: code }) => (has.has(code) ? [] : code));
      if (without.length === 0) return [];
      const all = without.length === expected.length;
      return [
        (all ? failed : warning)(
          `${domain_name} shows ${all ? 'no game: there is none' : 'no games'} of ${without.join(', ')}`,
          "Take out of providers of the site's file what the game server does not have.",
        ),
      ];
    }),
  ];
}

/** Whether there are games, on which sites, and whether the sites' CSP allows their pictures. */
export async function catalogueFindings(access: DatabaseAccess, sites: string): Promise<Finding[]> {
  if (access.kind !== 'open') return skippedFindings(access);
  const games = await access.database
    .query(
      `select provider_code as provider, category, coalesce(substring(image from '^https?://[^/]+'), '') as image, count(*)
        from games group by 1, 2, 3 order by 1, 2, 3`,
    )
    .catch((error) => {
      if ((error as { code?: string }).code === undefinedTable) return [];
      throw error;
    });
  if (games.length === 0) return [ok('no games yet: the backend asks the game server for them')];
  const total = games.reduce((sum, { count }) => sum + count, 0);
  const origins = [...new Set(games.flatMap(({ image }) => image || []))];
  const read = readableSites(sites);
  const blocked = read.flatMap(({ domain_name, games_origins }) =>
    blockedOrigins(origins, games_origins).map((origin) =>
      failed(
        `pictures of games are at ${origin}, and the pages of ${domain_name} may not show them`,
        `Add ${origin} to games_origins of the site's file.`,
      ),
    ),
  );
  const found = [...blocked, ...unofferedGames(games, read)];
  return found.length > 0 ? found : [ok(`${total} games`)];
}
