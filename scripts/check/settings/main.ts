import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withSettings } from './settingsTable';

/**
 * `npm run settings`: makes the README's tables of settings from shared/settings. A unit test refuses a README that is
 * not current.
 */
const readme = fileURLToPath(new URL('../../../README.md', import.meta.url));
writeFileSync(readme, withSettings(readFileSync(readme, 'utf8')));
