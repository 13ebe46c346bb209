import type { Database } from '@marquee/database/database';
import { type Row, rowText } from './rows';
import { type Section, sections } from './sections';

/** Rows per query. */
const pageSize = 500;

/** A section's rows, page by page, so that only one page is in memory. */
async function* pagesOf(database: Database, playerId: string, section: Section): AsyncGenerator<Row[]> {
  const { from, columns, at, id, owner = 'player_id' } = section;
  let last: [at: number, id: string] = [-1, ''];
  for (;;) {
    const rows = await database.query<Row>(
      `select ${columns}, ${at} as order_at, ${id} as order_id from ${from}
       where ${owner} = $1 and (${at}, ${id}) > ($2::bigint, $3::text) order by ${at}, ${id} limit ${pageSize}`,
      [playerId, ...last],
    );
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    last = [end.order_at, end.order_id];
  }
}

/**
 * All data that the platform has about a player, as a JSON file, streamed in pieces (`docs/export.md`). Money is in
 * minor units, times in ISO 8601. A final `is_complete` shows that the file was not cut off. No transaction is held
 * open: changes made during the export may be missing.
 */
export async function* exportFile(
  database: Database,
  player: { id: string; site: string },
  now: number,
): AsyncGenerator<string> {
  const head = { format: 'marquee-account-data', version: 1, site: player.site, made_at: new Date(now).toISOString() };
  yield JSON.stringify(head, null, 1).slice(0, -2);
  for (const section of sections) {
    yield `,\n "${section.name}": [`;
    let separator = '\n  ';
    for await (const rows of pagesOf(database, player.id, section)) {
      yield separator + rows.map(rowText).join(',\n  ');
      separator = ',\n  ';
    }
    yield separator === '\n  ' ? ']' : '\n ]';
  }
  yield ',\n "is_complete": true\n}\n';
}
