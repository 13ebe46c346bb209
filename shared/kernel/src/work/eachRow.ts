/**
 * Processes rows one after another. A failing row is passed to `failed`, and the next continues. Returns how many
 * succeeded; rejects only with errors of `failed`.
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
