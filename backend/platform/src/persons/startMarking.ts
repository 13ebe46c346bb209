import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { repeat } from '@marquee/kernel/work/repeat';
import { retriedRows } from '../events/retriedRows';
import type { Report } from '../events/workFaults';
import type { Persons } from './persons';

/** What marking rests on. */
export interface MarkingParts {
  database: Database;
  clock: Clock;
  persons: Persons;
  report: Report;
}

/** How often unmarked players are looked for, ms, and how many at once. */
const lookEvery = 30_000;
const atOnce = 500;

/**
 * Marks players who are not: those from before there were marks, and those whose name the operator changed. Resolves
 * with how many. Several processes may: a mark is written once.
 */
export async function markUnmarked({ database, clock, persons, report }: MarkingParts): Promise<number> {
  const now = clock.now();
  const rows = await database.query<{ id: string }>(
    'select id from players where person_key is null order by created_at limit $1',
    [atOnce],
  );
  return retriedRows({ database, now, report }, 'persons', { rows, idOf: ({ id }) => id }, ({ id }) =>
    database.transaction((transaction) => persons.mark(transaction, id, now)),
  );
}

/**
 * Marks whoever is unmarked, now and every half minute; players whose marks are of another key are marked anew. Returns
 * a function that stops it.
 */
export function startMarking(parts: MarkingParts): () => Promise<void> {
  const { database, persons, report } = parts;
  let isBegun = false;
  let isStopped = false;

  async function turn(): Promise<void> {
    if (!isBegun) await database.query('update players set person_key = null where person_key <> $1', [persons.keyId]);
    isBegun = true;
    while (!isStopped && (await markUnmarked(parts)) === atOnce);
  }

  const stop = repeat(turn, { every: lookEvery, atOnce: true, report });
  return () => {
    isStopped = true;
    return stop();
  };
}
