import type { Database } from './database';

/** SQLSTATE classes caused by a row itself: cardinality, data and integrity. Other errors may not recur. */
const rowErrorClasses = new Set(['21', '22', '23']);

/** Whether an error is caused by the rows: one of our own code, or a refusal by the database. */
function isOfRows(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code !== 'string' || rowErrorClasses.has(code.slice(0, 2));
}

/**
 * Stores many rows with few statements although some may be invalid: all at once, and if the database refuses that, by
 * bisection down to the invalid ones, which are passed to `failed` and dropped. Runs in the given transaction, each
 * part in a savepoint; returns the results of `store`. Throws errors not caused by rows: a lost connection, a deadlock.
 */
export async function storeInParts<Row, Result>(
  transaction: Database,
  rows: readonly Row[],
  store: (inner: Database, part: readonly Row[]) => Promise<Result>,
  failed: (error: unknown, row: Row) => void,
): Promise<Result[]> {
  const [first] = rows;
  if (first === undefined) return [];
  try {
    return [await transaction.transaction((inner) => store(inner, rows))];
  } catch (error) {
    if (!isOfRows(error)) throw error;
    if (rows.length === 1) {
      failed(error, first);
      return [];
    }
  }
  const half = Math.ceil(rows.length / 2);
  return [
    ...(await storeInParts(transaction, rows.slice(0, half), store, failed)),
    ...(await storeInParts(transaction, rows.slice(half), store, failed)),
  ];
}
