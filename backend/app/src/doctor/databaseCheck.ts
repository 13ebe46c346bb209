import type { Database } from '@marquee/database/database';
import { type Finding, failed, ok, warning } from './check';
import { skewFinding } from './clockSkew';
import type { DatabaseAccess } from './databaseAccess';

/** The oldest supported Postgres version. */
const oldest = 15;

async function askServer(database: Database, now: () => number): Promise<Finding[]> {
  const before = now();
  const [row] = await database.query(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
       pg_database_size(current_database()) as size, (extract(epoch from clock_timestamp()) * 1000)::bigint as time, pg_is_in_recovery() as standby`,
  );
  const ours = (before + now()) / 2;
  if (!row) throw new Error('The database does not answer a query about its settings.');
  const { version, number, size, time, standby } = row;
  const found = `Postgres ${version.split(' ')[0]}, ${(Number(size) / 2 ** 20).toFixed(0)} MiB`;
  const isOld = number < oldest * 10_000;
  return [
    isOld ? failed(found, `Move to Postgres ${oldest} or newer: back up, and restore there.`) : ok(found),
    skewFinding('its clock', Number(time) - ours),
    ...(standby
      ? [
          failed(
            'it is a stand-by, which takes no changes',
            'Promote it (select pg_promote()), or name the server that it follows in DATABASE_URL.',
          ),
        ]
      : []),
  ];
}

/** Whether the database answers, with its version and settings. */
export async function databaseFindings(access: DatabaseAccess, now: () => number = Date.now): Promise<Finding[]> {
  switch (access.kind) {
    case 'open': {
      const found = await askServer(access.database, now);
      return access.isEmbedded ? [ok('embedded, not in use'), ...found] : found;
    }
    case 'none':
      return [ok('embedded, not there yet: the first start makes it')];
    case 'inUse':
      return [ok(`embedded, in use by process ${access.by}, which alone can read it`)];
    case 'foreign':
      return [
        warning(
          `embedded, and belongs to the user with the number ${access.owner}: not opened`,
          'Run this as the user that the site runs as; what another user wrote there would stop it.',
        ),
      ];
    case 'silent':
      return [
        failed(
          `does not answer: ${access.reason}`,
          'Start it, or correct DATABASE_URL: host, port, name, user, password.',
        ),
      ];
  }
}
