import { openPostgres } from '@marquee/database/postgres';
import { countFigures } from '@marquee/platform/figures/countFigures';
import { figureSites } from './figureSites';

/**
 * `node --import tsx lab/proofs/figureCounter.ts <DATABASE_URL>`: counts figures without a pause until it is killed,
 * and writes a line for each time.
 */
const database = openPostgres(process.argv[2] ?? '');
for (;;) process.stdout.write(`${await countFigures({ database, sites: figureSites, now: Date.now() })}\n`);
