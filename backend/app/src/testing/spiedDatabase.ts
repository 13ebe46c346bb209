import type { Database } from '@marquee/database/database';

/** A database that records the text of each query, in transactions, too. */
export function spiedDatabase(database: Database) {
  const queries: string[] = [];
  const spied = (inner: Database): Database => ({
    ...inner,
    query: <Row>(sql: string, values?: readonly unknown[]) => {
      queries.push(sql);
      return inner.query<Row>(sql, values);
    },
    transaction: (work) => inner.transaction((transaction) => work(spied(transaction))),
  });
  return { database: spied(database), queries };
}
