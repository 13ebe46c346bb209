import { Client, type ClientConfig } from 'pg';
import { DatabaseUnavailable } from './databaseUnavailable';

/**
 * Splits an address with several servers, as libpq writes it (`postgres://user:password@one,two:5433/name`), into one
 * address each. Settings are checked with it, too.
 */
export function serversIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

/** Timeout of asking a server whether it is primary, ms, and how long the answer is cached. */
const [limit, fresh] = [2000, 1000];

/** Asks a server whether it is a standby. @throws if it does not answer */
export async function isStandby(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: limit, query_timeout: limit });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === true;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Finds the primary among several servers, trying the last one first. @throws DatabaseUnavailable if there is none */
function finder(urls: readonly string[]): () => Promise<string> {
  let order = [...urls];
  let asked: Promise<string> | undefined;
  /** By a monotonic clock. */
  let askedAt = 0;
  async function find(): Promise<string> {
    let reason = new Error('every server is a stand-by');
    for (const url of order) {
      try {
        if (await isStandby(url)) continue;
        order = [url, ...order.filter((other) => other !== url)];
        return url;
      } catch (error) {
        reason = error as Error;
      }
    }
    throw new DatabaseUnavailable(reason);
  }
  return () => {
    if (!asked || performance.now() - askedAt > fresh) {
      askedAt = performance.now();
      asked = find();
    }
    return asked;
  };
}

export type Connector = new (config?: string | ClientConfig) => Client;

/**
 * Makes connections to an address. Of several servers (`postgres://user:password@one,two/name`) each connection goes to
 * the current primary, which changes after a fail-over. Only host and port differ; user, database and options are the
 * same.
 */
export function connectorTo(url: string): { connectionString: string; Connector: Connector } {
  const urls = serversIn(url);
  const [first = url] = urls;
  if (urls.length === 1) return { connectionString: first, Connector: Client };
  const find = finder(urls);
  class ToPrimary extends Client {
    override connect(): Promise<Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void;
    override connect(callback?: (error: never, client: never) => void): Promise<Client> | undefined {
      const connected = find().then((found) => {
        const { hostname, port } = new URL(found);
        this.host = hostname.replace(/^\[|\]$/g, '');
        this.port = Number(port || 5432);
        return super.connect();
      });
      if (!callback) return connected;
      const said = callback as (error: Error | null, client?: Client) => void;
      connected.then(
        () => said(null, this),
        (error: Error) => said(error),
      );
      return undefined;
    }
  }
  return { connectionString: first, Connector: ToPrimary };
}
