import { type Finding, failed, ok } from './check';
import type { DatabaseAccess } from './databaseAccess';
import { notLookedAt } from './notLookedAt';
import { blockedOrigins } from './pictureOrigins';
import { readableSites } from './readableSites';

const undefinedTable = '42P01';

/** Whether there are games, and whether the sites' pages may show where their pictures are. */
export async function catalogueFindings(access: DatabaseAccess, sites: string): Promise<Finding[]> {
  if (access.kind !== 'open') return notLookedAt(access);
  const games = await access.database
    .query<{ image: string; count: number }>(
      "select coalesce(substring(image from '^https?://[^/]+'), '') as image, count(*) from games group by 1",
    )
    .catch((error) => {
      if ((error as { code?: string }).code === undefinedTable) return [];
      throw error;
    });
  if (games.length === 0) return [ok('no games yet: the backend asks the game server for them')];
  const total = games.reduce((sum, { count }) => sum + count, 0);
  const origins = games.flatMap(({ image }) => image || []);
  const blocked = readableSites(sites).flatMap(({ domain_name, games_origins }) =>
    blockedOrigins(origins, games_origins).map((origin) =>
      failed(
        `pictures of games are at ${origin}, and the pages of ${domain_name} may not show them`,
        `Add ${origin} to games_origins of the site's file.`,
      ),
    ),
  );
  return blocked.length > 0 ? blocked : [ok(`${total} games`)];
}
