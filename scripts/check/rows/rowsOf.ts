import type { Column, Schema } from './schema';
import type { Query } from './texts';

/**
 * The columns of each statement's rows by its text, and a sentence for each statement that does not fit. The first
 * schema has all tables; the second one is the sandbox's own database, which its statements must fit as well.
 */
export async function rowsOf(
  [whole, own]: readonly Schema[],
  queries: readonly Query[],
  typedColumns: readonly string[],
): Promise<{ rows: Map<string, Column[]>; faults: string[] }> {
  const rows = new Map<string, Column[]>();
  const faults = typedColumns
    .filter((column) => !whole?.columns.has(column))
    .map((column) => `Columns has ${column}, which no table has: rename it as the migration did, or remove it`);
  const add = (place: string, fault: string) =>
    faults.push(`${place} ${fault}: change the statement or the migrations`);
  async function describe(schema: Schema | undefined, list: readonly Query[]) {
    const texts = [...new Set(list.map(({ text }) => text))];
    const described = (await schema?.describe(texts)) ?? [];
    const byText = new Map(texts.map((text, at) => [text, described[at]]));
    return list.map((query) => ({ ...query, columns: byText.get(query.text) }));
  }
  for (const { text, place, columns } of await describe(whole, queries))
    if (typeof columns === 'string') add(place, columns);
    else if (columns) rows.set(text, columns);
  const ofSandbox = queries.filter(({ place }) => place.startsWith('backend/sandbox/'));
  for (const { text, place, columns } of await describe(own, ofSandbox))
    if (typeof columns === 'string') add(place, `in the sandbox's own database: ${columns}`);
    else if (JSON.stringify(columns) !== JSON.stringify(rows.get(text)))
      add(place, "has other columns in the sandbox's own database");
  return { rows, faults };
}
