import type { Database } from '@marquee/database/database';
import { formsOf } from './names';

/** How many players get their parts at a time, for those from before there were any. */
const batchSize = 500;

/** The parts of a name as they look, for finding it: `Ána García-López` has `ana`, `garcia` and `lopez`. */
export const namePartsOf = (name: string): string[] => [...new Set(formsOf(name).flat())];

/** Stores the parts of a player's name. Call it in the transaction that writes the name. */
export async function storeNameParts(transaction: Database, playerId: string, name: string): Promise<void> {
  await transaction.query('update players set name_parts = $2 where id = $1 and name_parts is distinct from $2', [
    playerId,
    namePartsOf(name),
  ]);
}

/** Stores the parts of names that have none yet; returns whether there are more. A name that changes now waits. */
export async function addNameParts(database: Database): Promise<boolean> {
  const players = await database.query(
    'select id, full_name from players where name_parts is null order by id limit $1',
    [batchSize],
  );
  const names = players.map(({ id, full_name }) => ({ id, full_name, parts: namePartsOf(full_name) }));
  await database.query(
    `update players p set name_parts = array(select jsonb_array_elements_text(n.parts))
     from jsonb_to_recordset($1::jsonb) as n (id text, full_name text, parts jsonb)
     where p.id = n.id and p.full_name = n.full_name`,
    [JSON.stringify(names)],
  );
  return players.length === batchSize;
}
