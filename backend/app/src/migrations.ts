import { type Migration, readMigrations } from '@marquee/database/migrate';
import { platformMigrations } from '@marquee/platform/migrations';
import { sandboxMigrations } from '@marquee/sandbox/migrations';

/** The migrations of platform and partners, in the order of their names. */
export function allMigrations(): Migration[] {
  return readMigrations([platformMigrations, sandboxMigrations]);
}
