import type { Database } from '@marquee/database/database';
import { type Book, type BookResult, keepBookResult } from '@marquee/platform/operations/bookChecks';

/**
 * Keeps the result of a verification for the desk. A database that takes no changes, such as a copy that is only read,
 * or that is older than the table, does not keep it: then that is said, and the verification counts as it is.
 */
export async function keepResult(database: Database, what: Book, result: BookResult): Promise<void> {
  try {
    await keepBookResult(database, what, result, Date.now());
  } catch (error) {
    console.error(`The result is not kept for the desk: ${error instanceof Error ? error.message : String(error)}`);
  }
}
