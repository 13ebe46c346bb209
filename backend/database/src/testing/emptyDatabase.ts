import { readSettings } from '@marquee/settings/settings';
import type { Database } from '../database';
import { folderDatabase } from './folderDatabase';
import { serverDatabase } from './serverDatabase';

/** An empty database, on the server of TEST_DATABASE_URL or in a folder. Closing it drops it. */
export function emptyDatabase(
  url = readSettings('unit tests').TEST_DATABASE_URL,
): Promise<Database & { url?: string }> {
  return url ? serverDatabase(url) : folderDatabase();
}
