import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Report } from '@marquee/kernel/work/report';
import { retriedRows } from '../jobs/retriedRows';
import { addNameParts } from './nameParts';
import type { Persons } from './persons';

/** Dependencies of marking. */
export interface MarkingParts {
  database: Database;
  clock: Clock;
  persons: Persons;
  report: Report;
}

/** Interval, ms, and batch size of looking for unmarked players. */
const pollInterval = 30_000;
const batchSize = 500;

/**
 * Marks players without marks (from before marks existed, or renamed by the operator), and those who have proved more.
 * Returns how many. Safe in several processes.
 */
export async function markUnmarked({ database, clock, persons, report }: MarkingParts): Promise<number> {
  const now = clock.now();
  const rows = await database.query(
    'select id from players where person_key is null or marks_due order by created_at limit $1',
    [batchSize],
  );
  return retriedRows({ database, now, report }, 'persons', { rows, idOf: ({ id }) => id, arePlayers: true }, ({ id }) =>
    database.transaction((transaction) => persons.mark(transaction, id, now)),
  );
}

/** Has a player marked in the background whose bank account has just been proved by a payout. */
export async function markAgain(transaction: Database, playerId: string): Promise<void> {
  await transaction.query(
    `update players set marks_due = true where id = $1
       and exists (select 1 from person_marks where player_id = $1 and kind = 'bank' and proved_at is null)`,
    [playerId],
  );
}

/**
 * Marks unmarked players now and every half minute; marks of another key are recomputed. Names get the parts by which
 * they are found. Returns a function that stops it.
 */
export function startMarking(parts: MarkingParts): () => Promise<void> {
  const { database, persons, report } = parts;
  let isBegun = false;
  let isStopped = false;

  async function turn(): Promise<void> {
    if (!isBegun) await database.query('update players set person_key = null where person_key <> $1', [persons.keyId]);
    isBegun = true;
    while (!isStopped && (await markUnmarked(parts)) === batchSize);
    while (!isStopped && (await addNameParts(database)));
  }

  const stop = repeat(turn, { every: pollInterval, atOnce: true, report });
  return () => {
    isStopped = true;
    return stop();
  };
}
