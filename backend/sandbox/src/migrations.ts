import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@marquee/settings/root';

const folder = (name: string) => pathToFileURL(join(root, `backend/sandbox/src/${name}/`));

/** The folder of the sandbox's migrations. */
export const sandboxMigrations: URL = folder('migrations');

/** What those find where the sandbox has a database of its own: the tables that began in the platform's. */
export const ownDatabaseMigrations: URL = folder('ownDatabase');
