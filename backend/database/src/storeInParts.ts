import type { Database } from './database';

/**
 * SQLSTATE classes of what a row itself is to blame for: cardinality, data and integrity. Anything else may be true of
 * the next try.
 */
const ofRows = new Set(['21', '22', '23']);

/** Whether a fault lies in the rows: an error of our own code, or one by which the database refuses what a row says. */
function isOfRows(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code !== 'string' || ofRows.has(code.slice(0, 2));
}

/**
 * Stores many rows by few statements, although one of them may be bad: all at once, and where the database refuses
 * that, each half for itself, down to the bad ones, which are handed to `failed` and left out. Runs in the transaction
 * that is given, each part in a savepoint; answers what `store` gave for the parts that were stored. Throws what is no
 * row's fault: a lost connection, a deadlock.
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
