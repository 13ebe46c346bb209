import type { Database } from '@marquee/database/database';

/** What is verified. */
export const books = ['ledger', 'audit'] as const;

/** One of these. */
export type Book = (typeof books)[number];

declare module '@marquee/database/columns' {
  interface Columns {
    'book_checks.what': Book;
  }
}

/** What a verification found: how many rows it read, and how many flaws. */
export interface BookResult {
  counted: number;
  flaws: number;
}

/**
 * Keeps the result of a verification in the place of the one before. With flaws it keeps since when results have had
 * some.
 */
export async function keepBookResult(
  database: Database,
  what: Book,
  { counted, flaws }: BookResult,
  now: number,
): Promise<void> {
  await database.query(
    `insert into book_checks (what, checked_at, counted, flaws, broken_since) values ($1, $2, $3, $4, $5)
     on conflict (what) do update set checked_at = excluded.checked_at, counted = excluded.counted, flaws = excluded.flaws,
       broken_since = case when excluded.flaws > 0 then coalesce(book_checks.broken_since, excluded.broken_since) end`,
    [what, now, counted, flaws, flaws > 0 ? now : null],
  );
}

/** The last result of each, as far as there is one. */
export const lastBookResults = (database: Database) =>
  database.query('select what, checked_at, counted, flaws, broken_since from book_checks order by what desc');
