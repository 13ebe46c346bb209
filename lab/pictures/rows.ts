/** Splits a list into rows of `longest` and `longest - 1` by turns: a contact sheet without a ragged end. */
export function inRows<Item>(items: readonly Item[], longest: number): Item[][] {
  const rows: Item[][] = [];
  for (let from = 0; from < items.length; ) {
    const count = rows.length % 2 === 0 ? longest : longest - 1;
    rows.push(items.slice(from, from + count));
    from += count;
  }
  return rows;
}
