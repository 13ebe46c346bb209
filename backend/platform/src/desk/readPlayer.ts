import { type PlayerPart, playerParts } from '@marquee/contract/staff/players';
import type { Database } from '@marquee/database/database';
import { type Row, shownRow } from '../account/export/rows';
import { partSections } from './playerParts';

/** A page of a part; `next` is where the next one begins, null at the end. */
export interface PartPage {
  part: PlayerPart;
  rows: Record<string, unknown>[];
  next: string | null;
}

/** The key of a page's last row as text, and back; undefined for what is no such text. */
const keyOf = ({ order_at, order_id }: Row) => `${order_at} ${order_id}`;
function readKey(text: string): [at: number, id: string] | undefined {
  const [, at, id] = /^(\d{1,16}) (.*)$/s.exec(text) ?? [];
  return at === undefined || id === undefined ? undefined : [Number(at), id];
}

/** Rows of one part of a player, the newest first, after a key. */
export async function readPart(
  database: Database,
  playerId: string,
  part: PlayerPart,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<PartPage> {
  const { from, columns, at, id, owner = 'player_id' } = partSections[part];
  const key = after === undefined ? undefined : readKey(after);
  const isOwn = owner.includes('$1') ? owner : `${owner} = $1`;
  const rows = await database.query<Row>(
    `select ${columns}, ${at} as order_at, ${id} as order_id from ${from}
     where ${isOwn} ${key ? `and ${at} <= $2::bigint and (${at}, ${id}) < ($2::bigint, $3::text)` : ''}
     order by ${at} desc, ${id} desc limit ${limit + 1}`,
    [playerId, ...(key ?? [])],
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { part, rows: page.map(shownRow), next: last && rows.length > limit ? keyOf(last) : null };
}

/** All parts of a player, or one. */
export async function readParts(
  database: Database,
  playerId: string,
  { part, after, limit }: { part?: PlayerPart | undefined; after?: string | undefined; limit: number },
): Promise<PartPage[]> {
  if (part) return [await readPart(database, playerId, part, { after, limit })];
  const pages: PartPage[] = [];
  for (const one of playerParts) pages.push(await readPart(database, playerId, one, { limit }));
  return pages;
}
