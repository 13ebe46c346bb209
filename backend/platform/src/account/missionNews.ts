import type { Database } from '@marquee/database/database';
import { mayMarket } from '../marketing/mayMarket';
import { withdrawPath } from '../marketing/withdrawLink';
import { withStop } from '../marketing/withStop';
import { written } from '../messages/written';
import type { Persons } from '../persons/persons';
import { hasProgramme } from '../sites/programmes';
import type { SiteFile } from '../sites/siteFile';
import { sendMessage } from './inbox';

/** What the message is, for consents: missions pay tokens, which are of the casino. */
export const missionSubject = { product: 'casino', channel: 'inbox' } as const;

/** Most players told in one transaction. */
const atOnce = 200;

/**
 * Notes the missions of a site; one that is new since the last time has begun. Those of a site that was never looked at
 * are no news.
 */
async function noteMissions(database: Database, { domain_name, missions }: SiteFile, now: number): Promise<void> {
  const ids = missions.map(({ mission_id }) => mission_id);
  const known = await database.query('select mission_id from mission_news where site = $1', [domain_name]);
  const fresh = ids.filter((id) => !known.some(({ mission_id }) => mission_id === id));
  const isFirst = known.length === 0;
  if (fresh.length === 0 && !isFirst) return;
  await database.query(
    `insert into mission_news (site, mission_id, begun_at, done_at)
     select $1, id, $3, $4 from unnest($2::text[]) as id on conflict do nothing`,
    [domain_name, isFirst ? ['', ...ids] : fresh, now, isFirst ? now : null],
  );
}

/** Tells the next players of a mission that began; returns whether there may be more. Processes wait for each other. */
function tellNext(
  { database, persons }: { database: Database; persons: Pick<Persons, 'seal' | 'isSealed'> },
  site: SiteFile,
  missionId: string,
  now: number,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.query(
      'select told_after from mission_news where site = $1 and mission_id = $2 and done_at is null for update',
      [site.domain_name, missionId],
    );
    if (!row) return false;
    const mission = site.missions.find(({ mission_id }) => mission_id === missionId);
    const isOn = mission && (mission.ends_at === null || now < Date.parse(mission.ends_at));
    const players = isOn
      ? await transaction.query(
          `select id from players p where site = $1 and id > $2 and status = 'open' and exists
             (select 1 from marketing_consents c where c.player_id = p.id and c.product = $3 and c.channel = $4 and c.given)
           order by id limit ${atOnce}`,
          [site.domain_name, row.told_after, missionSubject.product, missionSubject.channel],
        )
      : [];
    for (const { id } of players) {
      if (!(await mayMarket(transaction, id, missionSubject, now))) continue;
      const texts = written('missionBegun', { name: mission?.title ?? '' });
      const body = withStop(texts.body, withdrawPath(persons, id, missionSubject));
      const message = { key: `mission:${missionId}`, ...texts, body };
      await sendMessage(transaction, { id, site: site.domain_name }, message, now);
    }
    await transaction.query(
      `update mission_news set told_after = coalesce($3, told_after), done_at = $4 where site = $1 and mission_id = $2`,
      [site.domain_name, missionId, players.at(-1)?.id ?? null, players.length < atOnce ? now : null],
    );
    return players.length === atOnce;
  });
}

/**
 * Tells players who agreed to offers of the casino in their inbox that a mission has begun, once. Those who may see no
 * promotions (a break, a block, at risk) are left out, and not told later.
 */
export async function sendMissionNews(
  parts: { database: Database; persons: Pick<Persons, 'seal' | 'isSealed'> },
  site: SiteFile,
  now: number,
): Promise<void> {
  if (!hasProgramme(site, 'rewards')) return;
  await noteMissions(parts.database, site, now);
  const open = await parts.database.query(
    'select mission_id from mission_news where site = $1 and done_at is null order by begun_at, mission_id',
    [site.domain_name],
  );
  for (const { mission_id } of open) while (await tellNext(parts, site, mission_id, now));
}
