import { findPnpm } from '../lib/install.mjs';
import { run } from '../lib/run.mjs';
import { refusedLicences } from './allowedLicences.ts';

/** Ends with 1, and names them, when packages are installed whose licence is not allowed. Warnings stand around pnpm's answer. */
const [command, ...words] = await findPnpm();
const output = await run(command, [...words, 'licenses', 'list', '--json'], { quiet: true });
const refused = refusedLicences(JSON.parse(/^\{[\s\S]*^\}/m.exec(output)?.[0] ?? ''));
for (const line of refused) process.stderr.write(`${line}\n`);
process.exitCode = refused.length > 0 ? 1 : 0;
