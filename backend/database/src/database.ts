/**
 * The one way to the database. Two implementations run the same SQL and the same migrations: PGlite in a data folder,
 * and a Postgres server. What comes back is the same in both: `bigint` and `numeric` as numbers (amounts stay below
 * 2^53), `date` as `YYYY-MM-DD`, `jsonb` parsed. Parameters for `jsonb` are passed as JSON text. Times are `bigint`
 * columns of ms since 1970.
 */
export interface Database {
  /** Runs one statement with `$1`-style parameters and gives its rows. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;

  /** Runs several statements without parameters: migrations. */
  script(sql: string): Promise<void>;

  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. It is read committed: lock
   * the rows that a decision rests on. Serialisation failures and deadlocks are tried again, so `work` must have no
   * effect outside the database, and must use the database that it is given. Inside a transaction, another one is a
   * savepoint.
   */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T>;

  /**
   * Notifies every process that listens on `channel`, once the surrounding transaction commits: a hint to ask again,
   * which a crash right after the commit may lose. Throws above 7,999 bytes.
   */
  notify(channel: string, payload: string): Promise<void>;

  /**
   * Calls `handler` for every notification on `channel`, from this process or another; returns a function that stops
   * it.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;

  /** How many connections there are, how many of them are idle, and how many callers wait for one. */
  connections(): { total: number; idle: number; waiting: number };

  /** Closes connections; the data stays. */
  close(): Promise<void>;
}
