import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@marquee/settings/root';

const folder = (name: string) => pathToFileURL(join(root, `backend/sandbox/src/${name}/`));

/** The folder of the sandbox's migrations. */
export const sandboxMigrations: URL = folder('migrations');

/** Migrations that run first if the sandbox has a separate database: tables that began in the platform's migrations. */
export const ownDatabaseMigrations: URL = folder('ownDatabase');
