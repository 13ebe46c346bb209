import type { Queries } from './queries.gen';

/** A row of a statement, by its text. */
export type RowOf<Text extends keyof Queries> = Queries[Text];

/**
 * The interface to the database. Two implementations run the same SQL and migrations: PGlite in a data folder, and a
 * Postgres server. Both return the same values: `bigint` and `numeric` as numbers (amounts stay below 2^53), `date` as
 * `YYYY-MM-DD`, `jsonb` parsed. Parameters for `jsonb` are passed as JSON text. Times are `bigint` columns of ms since
 * 1970.
 */
export interface Database {
  /**
   * Runs one statement with `$1`-style parameters and returns its rows, whose types `npm run rows` takes from the
   * migrations (ADR 105). A text that is only known at run time has the rows that the caller names.
   */
  query<Text extends keyof Queries>(sql: Text, parameters?: readonly unknown[]): Promise<Queries[Text][]>;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;

  /** Runs several statements without parameters: migrations. */
  script(sql: string): Promise<void>;

  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Isolation is read
   * committed: lock the rows that a decision depends on. Serialisation failures and deadlocks are retried, so `work`
   * must have no effect outside the database, and must use the database that it is given. Nested transactions are
   * savepoints.
   */
  transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T>;

  /**
   * Notifies every process that listens on `channel`, once the surrounding transaction commits. Notifications may get
   * lost in a crash: use them as a hint to read again. Throws above 7,999 bytes.
   */
  notify(channel: string, payload: string): Promise<void>;

  /** Calls `handler` for every notification on `channel`, of any process; returns a function that unsubscribes. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;

  /** Total and idle connections, and callers waiting for one. */
  connections(): { total: number; idle: number; waiting: number };

  /** Closes connections; the data stays. */
  close(): Promise<void>;
}
