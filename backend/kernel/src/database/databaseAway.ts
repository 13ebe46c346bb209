/** The database server cannot be reached, or ended the connection: whether what was asked was done is not known. */
export class DatabaseAway extends Error {
  /** What the network or the server said: `ECONNREFUSED`, `57P01` … */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super('the database is away', { cause });
    this.code = (cause as { code?: string }).code;
  }
}

/** Of the network; SQLSTATE classes 08 (connection) and 57P (the server ends or begins), and 53300 (no connection is left). */
const codes = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|08...|57P0[123]|53300)$/;

/** What the library says, without a code, of a connection that broke. */
const broken = /^Connection terminated|connection error and is not queryable/;

/** A fault of the connection as `DatabaseAway`, any other as it is. */
export function asAway(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return codes.test(code) || broken.test(message) ? new DatabaseAway(error) : error;
}
