import type { Database } from '@marquee/database/database';

/** A link as the operator sees it; times in ms since 1970, ids of players. */
export interface ListedLink {
  site: string;
  player_id: string;
  other_site: string;
  other: string;
  /** What they share: `phone, birth date, same name`. */
  shared: string;
  created_at: number;
  lifted_at: number | null;
  lifted_by: string | null;
  lifted_reason: string | null;
}

/** Links made since a time, newest first: accounts that may be one person's, the one that is asked first. */
export function listLinks(database: Database, since: number): Promise<ListedLink[]> {
  return database.query(
    `select p.site, l.player_id, o.site as other_site, l.other_id as other, l.created_at, l.lifted_at, l.lifted_by, l.lifted_reason,
       concat_ws(', ', nullif(l.contacts, ''), case when l.is_born_same then 'birth date' end,
         case when l.name <> 'other' then l.name || ' name' end) as shared
     from person_links l join players p on p.id = l.player_id join players o on o.id = l.other_id
     where l.created_at >= $1 order by l.created_at desc, l.player_id, l.other_id`,
    [since],
  );
}

/**
 * Lifts the link of two accounts, in whichever order they are named: they are two persons. It neither asks nor binds
 * any more; who, when and why stay with it. False if there is no such link, or it is lifted already.
 */
export async function liftLink(
  database: Database,
  [one, other]: readonly [string, string],
  { by, reason, now }: { by: string; reason: string; now: number },
): Promise<boolean> {
  const lifted = await database.query(
    `update person_links set lifted_at = $3, lifted_by = $4, lifted_reason = $5
     where ((player_id = $1 and other_id = $2) or (player_id = $2 and other_id = $1)) and lifted_at is null returning 1`,
    [one, other, now, by, reason],
  );
  return lifted.length > 0;
}
