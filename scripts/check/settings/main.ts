import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withSettings } from './settingsTable';

/**
 * `npm run settings`: generates the tables of docs/settings.md from shared/settings. A unit test fails if the page is
 * outdated.
 */
const page = fileURLToPath(new URL('../../../docs/settings.md', import.meta.url));
writeFileSync(page, withSettings(readFileSync(page, 'utf8')));
