import type { Database } from '@marquee/database/database';

/** How many turns of the event loop without a statement count as settled: work goes on after its last one. */
const turns = 3;

/** A database that can be asked when everything that was started on it has ended. */
export function watchedDatabase(database: Database) {
  const running = new Set<Promise<unknown>>();
  const watched = <T>(work: Promise<T>): Promise<T> => {
    const ended = work.finally(() => running.delete(ended));
    running.add(ended);
    return ended;
  };
  return {
    database: {
      ...database,
      query: <Row>(sql: string, parameters?: readonly unknown[]) => watched(database.query<Row>(sql, parameters)),
      script: (sql) => watched(database.script(sql)),
      transaction: (work) => watched(database.transaction(work)),
    } satisfies Database as Database,
    async settled(): Promise<void> {
      for (let turn = 0; turn < turns; turn++) {
        await new Promise((resolve) => setImmediate(resolve));
        if (running.size > 0) turn = -1;
        await Promise.allSettled(running);
      }
    },
  };
}
