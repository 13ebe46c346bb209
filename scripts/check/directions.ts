import { fileURLToPath } from 'node:url';
import { directions } from './floors';
import { violations } from './violations';

/** Checks that every import of the repository goes along the directions of floors.ts. Ends with 1 when one does not. */
const found = await violations(fileURLToPath(new URL('../..', import.meta.url)), directions);
for (const rule of new Set(found.map((violation) => violation.rule))) {
  const broken = found.filter((violation) => violation.rule === rule);
  process.stdout.write(`${rule}: ${broken[0]?.advice}\n`);
  for (const { imports } of broken) process.stdout.write(`  ${imports}\n`);
}
process.stdout.write(`${found.length} violations of directions\n`);
process.exitCode = found.length > 0 ? 1 : 0;
