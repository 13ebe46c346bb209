import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@marquee/settings/root';

/** The folder of the platform's migrations. */
export const platformMigrations: URL = pathToFileURL(join(root, 'backend/platform/src/migrations/'));
