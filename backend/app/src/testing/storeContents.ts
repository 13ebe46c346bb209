import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { storeContent } from '@marquee/platform/content/store';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites } from '@marquee/platform/sites/sites';
import { documentsOf } from '@marquee/platform/terms/documents';

/**
 * Stores the content of all sites of a folder, as part of a database template: tests then need no sanitizer, which
 * takes a second to start.
 */
export async function storeContents(database: Database, clock: Clock, sitesDir = sandboxSites): Promise<void> {
  for (const site of openSites(sitesDir, () => undefined).all())
    await storeContent(database, clock, site, documentsOf(site));
}
