import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { statesPage } from './statesPage';

/** `npm run states`: writes docs/states.md from the machines. A unit test fails if the page is outdated. */
writeFileSync(fileURLToPath(new URL('../../../docs/states.md', import.meta.url)), statesPage());
