import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directions } from './directionsTable';
import { withPictures } from './pictures';
import { type Violation, violations } from './violations';

/**
 * Checks all imports of the repository against directionsTable.ts, and the charts in docs/architecture.md. Exits with 1
 * on violations. `--write` regenerates the charts instead.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = 'docs/architecture.md';

function report(found: Violation[]) {
  for (const rule of new Set(found.map((violation) => violation.rule))) {
    const broken = found.filter((violation) => violation.rule === rule);
    process.stdout.write(`${rule}: ${broken[0]?.advice}\n${broken.map(({ imports }) => `  ${imports}\n`).join('')}`);
  }
  process.stdout.write(`${found.length} violations of directions\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

const text = readFileSync(join(root, page), 'utf8');
const current = withPictures(text, directions);
if (process.argv.includes('--write')) writeFileSync(join(root, page), current);
else {
  const stale = { rule: 'pictures', imports: page, advice: 'Run `npm run directions -- --write`.' };
  report([...(text === current ? [] : [stale]), ...(await violations(root, directions))]);
}
