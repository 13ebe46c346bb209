import { randomBytes } from 'node:crypto';
import { openPostgres } from '@marquee/database/postgres';
import { readSettings } from '@marquee/settings/settings';
import { type StandBy, startCluster } from './postgresCluster';

/** A Postgres server with an empty database for a proof. */
export interface ProofServer {
  /** Its DATABASE_URL. */
  url: string;
  /** The output of `select version()`, shortened. */
  version: string;
  /** Kills the server as a power failure would, and starts it again; undefined for an external server. */
  crash?: () => Promise<void>;
  /**
   * Stops the server like `pg_ctl stop -m fast`: connections are ended, nothing answers. Returns a function that starts
   * it again; undefined as above.
   */
  shutDown?: () => Promise<() => Promise<void>>;
  /**
   * Suspends the server like a hanging machine: nothing is refused, nothing answers. Returns a function that resumes
   * it; undefined as above.
   */
  halt?: () => () => void;
  /** Adds a synchronous standby; undefined as above. */
  standBy?: () => Promise<StandBy>;
  /** Removes the database, and stops the server if it is ours. */
  stop(): Promise<void>;
}

/**
 * The Postgres server for proofs: that of DATABASE_URL, whose user must be allowed to create databases, or else a new
 * one. The database is new and removed at the end; nothing else on the server is touched.
 */
export async function openProofServer(): Promise<ProofServer> {
  const given = readSettings('proofs').DATABASE_URL;
  const cluster = given ? undefined : await startCluster();
  const main = given ?? cluster?.url ?? '';
  const name = `marquee_proof_${randomBytes(6).toString('hex')}`;
  const inMain = async <T>(work: (database: ReturnType<typeof openPostgres>) => Promise<T>) => {
    const database = openPostgres(main);
    return work(database).finally(() => database.close());
  };
  const version = await inMain(async (database) => {
    await database.query(`create database ${name}`);
    const [row] = await database.query<{ version: string }>('select version()');
    return row?.version.split(' ').slice(0, 2).join(' ') ?? '';
  });
  const url = new URL(main);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    version,
    ...(cluster && {
      ...{ crash: cluster.crash, shutDown: cluster.shutDown, halt: cluster.halt },
      async standBy() {
        const made = await cluster.standBy();
        const second = new URL(made.url);
        second.pathname = url.pathname;
        const both = url.href.replace(url.host, `${url.host},${second.host}`);
        return { ...made, url: second.href, both };
      },
    }),
    async stop() {
      if (cluster) await cluster.stop();
      else await inMain((database) => database.query(`drop database ${name} with (force)`));
    },
  };
}
