import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@marquee/settings/root';

/** The folder of the sandbox's migrations. */
export const sandboxMigrations: URL = pathToFileURL(join(root, 'backend/sandbox/src/migrations/'));
