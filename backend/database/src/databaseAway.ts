/** The database server cannot be reached, or ended the connection: whether what was asked was done is not known. */
export class DatabaseAway extends Error {
  /** What the network or the server said: `ECONNREFUSED`, `57P01` … */
  readonly code: string | undefined;

  constructor(cause: Error & { code?: string }) {
    super(cause.message, { cause });
    this.name = 'DatabaseAway';
    this.code = cause.code;
    // The log says who asked, not who found out.
    this.stack = cause.stack ?? '';
  }
}

/**
 * Of the network; SQLSTATE classes 08 (connection) and 57P (the server ends or begins), 53300 (no connection is left),
 * and 25006: a stand-by, which takes no changes until it is promoted.
 */
const codes = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|08...|57P0[123]|53300|25006)$/;

/** What the library says, without a code, of a connection that broke, or could not be had in time. */
const broken =
  /^Connection terminated|^timeout expired|connection error and is not queryable|^timeout exceeded when trying to connect/;

/** A fault of the connection as `DatabaseAway`, any other as it is. */
export function asAway(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '' } = error as { code?: string };
  return codes.test(code) || broken.test(error.message) ? new DatabaseAway(error) : error;
}
