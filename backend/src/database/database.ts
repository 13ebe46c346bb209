/**
 * The one way to the database. Two implementations run the same SQL and the same migrations: PGlite in a data folder, and a
 * Postgres server. `bigint` columns come back as numbers; amounts stay below 2^53.
 */
export interface Database {
  /** Runs one statement with `$1`-style parameters and gives its rows. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;

  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Serialisation failures and
   * deadlocks are tried again, so `work` must have no effect outside the database.
   */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T>;

  /** Tells every process that listens on `channel`, once the surrounding transaction commits. */
  notify(channel: string, payload: string): Promise<void>;

  /** Calls `handler` for every notification on `channel`, from this process or another; gives the way to stop. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;

  /** Closes connections; the data stays. */
  close(): Promise<void>;
}
