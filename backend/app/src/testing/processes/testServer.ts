import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startCluster } from './postgresCluster';
import { folderWith, serverUser } from './postgresPrograms';

/** Nothing waits for the disk: a crash loses everything. Plans of short-lived tables are not worth compiling. */
const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off', 'jit=off'];

/** The oldest version that the backend runs on. */
const oldest = 15;

/** The installed programs of a server that we may run, if any. */
function usablePrograms(): string | undefined {
  const programs = folderWith(['initdb', 'postgres']);
  if (!programs) return undefined;
  try {
    serverUser();
    const output = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/\d+/.exec(output)?.[0]) >= oldest ? programs : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a Postgres server for unit tests; undefined where none is installed that we may run. */
export async function openTestServer(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const programs = usablePrograms();
  return programs === undefined ? undefined : startCluster({ programs, settings });
}
