import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jurisdictionTable } from '../jurisdictions/jurisdictionTable';
import { siteFileSchema } from './siteFileSchema';
import { sandboxSites } from './siteFolder';

/**
 * `npm run site-schema`: generates `sites/site.schema.json`, with which editors check site files, and the table of
 * jurisdictions in `docs/player-protection.md`.
 */
writeFileSync(join(sandboxSites, 'site.schema.json'), siteFileSchema());

const guide = fileURLToPath(new URL('../../../../docs/player-protection.md', import.meta.url));
const table = /^\| `jurisdiction` .*\n(?:\|.*\n)+/m;
writeFileSync(
  guide,
  readFileSync(guide, 'utf8').replace(table, () => `${jurisdictionTable()}\n`),
);
