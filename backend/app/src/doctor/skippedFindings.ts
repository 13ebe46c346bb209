import { called } from '@marquee/settings/root';
import { type Finding, ok, warning } from './check';
import type { DatabaseAccess } from './databaseAccess';

/** The finding of checks that need a database which could not be opened. */
export function skippedFindings(access: Exclude<DatabaseAccess, { kind: 'open' }>): Finding[] {
  switch (access.kind) {
    case 'none':
      return [ok('there is no database yet')];
    case 'inUse':
      return [
        warning(
          `not looked at: the embedded database is in use by process ${access.by}`,
          `While it runs: ${called('backup', '<file>')}, then DATA_DIR=<empty folder> ${called('restore', '<file>')}, which looks at both. Or stop the site first.`,
        ),
      ];
    default:
      return [warning('not looked at: see database', 'Mend what is said of the database.')];
  }
}
