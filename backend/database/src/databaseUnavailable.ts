/** The database server is unreachable or ended the connection: whether the statement was executed is unknown. */
export class DatabaseUnavailable extends Error {
  /** The error code of network or server: `ECONNREFUSED`, `57P01` … */
  readonly code: string | undefined;

  constructor(cause: Error & { code?: string }) {
    super(cause.message, { cause });
    this.name = 'DatabaseUnavailable';
    this.code = cause.code;
    // Keeps the caller's stack for the log.
    this.stack = cause.stack ?? '';
  }
}

/**
 * Network errors; SQLSTATE classes 08 (connection) and 57P (server shutdown or startup), 53300 (no free connection),
 * and 25006: a standby, which is read-only until it is promoted.
 */
const codes = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|08...|57P0[123]|53300|25006)$/;

/** The library's messages, which have no code, about broken or timed out connections. */
const broken =
  /^Connection terminated|^timeout expired|connection error and is not queryable|^timeout exceeded when trying to connect/;

/** Converts connection errors to `DatabaseUnavailable`; other errors are returned as they are. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '' } = error as { code?: string };
  return codes.test(code) || broken.test(error.message) ? new DatabaseUnavailable(error) : error;
}
