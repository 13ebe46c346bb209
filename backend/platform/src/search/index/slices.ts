/** Longest time slice of building an index, ms. */
const slice = 12;

/** Processes items in time slices, so that other calls wait no longer than one slice. */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - since < slice) continue;
    await new Promise((next) => setImmediate(next));
    since = performance.now();
  }
}
