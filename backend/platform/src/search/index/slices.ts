/** How long a slice of building an index is at most, ms. */
const slice = 12;

/** Does work for each item, in slices, so that other calls wait no longer than one of them. */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - since < slice) continue;
    await new Promise((next) => setImmediate(next));
    since = performance.now();
  }
}
