/**
 * Does something for each row, one after the other. What fails for one row is handed to `failed`, and the next has its
 * turn: one bad row stops nothing. Resolves with how many were done; rejects only with what `failed` throws.
 */
export async function eachRow<Row>(
  rows: Iterable<Row>,
  work: (row: Row) => Promise<unknown>,
  failed: (error: unknown, row: Row) => unknown,
): Promise<number> {
  let done = 0;
  for (const row of rows) {
    try {
      await work(row);
      done += 1;
    } catch (error) {
      await failed(error, row);
    }
  }
  return done;
}
