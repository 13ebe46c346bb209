import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFileSchema } from './siteFileSchema';
import { sandboxSites } from './siteFolder';

/** `node --import tsx src/sites/writeSchema.ts`: writes `sites/site.schema.json`, which editors check site files with. */
writeFileSync(join(sandboxSites, 'site.schema.json'), siteFileSchema());
