import type { Database } from '@marquee/database/database';
import { isSamePerson, linksOf } from './links';

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
  /** When, by whom and why staff have decided that both are one person's. */
  bound_at: number | null;
  bound_by: string | null;
  bound_reason: string | null;
  /** Whether the two accounts bind each other: by proved marks, or by that decision. */
  is_same: boolean;
}

/** Links made since a time, newest first: accounts that may be one person's, the one that is asked first. */
export async function listLinks(database: Database, since: number, now: number): Promise<ListedLink[]> {
  const rows = await database.query(
    `select p.site, l.player_id, o.site as other_site, l.other_id as other, l.created_at, l.lifted_at, l.lifted_by, l.lifted_reason,
       l.bound_at, l.bound_by, l.bound_reason, concat_ws(', ', nullif(l.contacts, ''), case when l.is_born_same then 'birth date' end,
         case when l.name <> 'other' then l.name || ' name' end) as shared
     from person_links l join players p on p.id = l.player_id join players o on o.id = l.other_id
     where l.created_at >= $1 order by l.created_at desc, l.player_id, l.other_id`,
    [since],
  );
  const players = [...new Set(rows.map(({ player_id }) => player_id))];
  const same = new Set<string>();
  for (const player of players)
    for (const link of await linksOf(database, player, now))
      if (isSamePerson(link)) same.add(`${player} ${link.other}`);
  return rows.map((row) => ({ ...row, is_same: same.has(`${row.player_id} ${row.other}`) }));
}

/** Who decides about a link, why, and when (ms since 1970). */
interface Decision {
  by: string;
  reason: string;
  now: number;
}

const isPair = '((player_id = $1 and other_id = $2) or (player_id = $2 and other_id = $1))' as const;

/**
 * Lifts the link of two accounts, in whichever order they are named: they are two persons. It neither asks nor binds
 * any more; who, when and why stay with it. False if there is no such link, or it is lifted already.
 */
export async function liftLink(
  database: Database,
  [one, other]: readonly [string, string],
  { by, reason, now }: Decision,
): Promise<boolean> {
  const lifted = await database.query(
    `update person_links set lifted_at = $3, lifted_by = $4, lifted_reason = $5,
       bound_at = null, bound_by = null, bound_reason = null where ${isPair} and lifted_at is null returning 1`,
    [one, other, now, by, reason],
  );
  return lifted.length > 0;
}

/**
 * Binds the two accounts of a link, also of a lifted one: they are one person's. False if there is no such link, or it
 * is bound already.
 */
export async function bindLink(
  database: Database,
  [one, other]: readonly [string, string],
  { by, reason, now }: Decision,
): Promise<boolean> {
  const bound = await database.query(
    `update person_links set bound_at = $3, bound_by = $4, bound_reason = $5,
       lifted_at = null, lifted_by = null, lifted_reason = null where ${isPair} and bound_at is null returning 1`,
    [one, other, now, by, reason],
  );
  return bound.length > 0;
}
