import { runTypeScript } from './run.mjs';
import { tool } from './tools.mjs';

/** The compiler is a Go program: below this much memory it ends before garbage collection pays. */
const compiling = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/** The static checks: a name, and work that fails on faults. */
const checks = ({ isFull }) => ({
  types: () => tool('typescript/bin/tsc', ['-p', 'tsconfig.json'], { environment: compiling }),
  notices: () => runTypeScript('scripts/notices/main.ts', [isFull ? '--check' : '--quick-check'], { quiet: true }),
  'lint and format': () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  'dead code': () => tool('knip/bin/knip.js'),
  directions: () => runTypeScript('scripts/check/directions/main.ts', [], { quiet: true }),
  faces: () => runTypeScript('scripts/check/faces/main.ts', [], { quiet: true }),
  rows: () => runTypeScript('scripts/check/rows/main.ts', ['--check'], { quiet: true }),
  'public types': () => runTypeScript('scripts/check/api/main.ts', [], { quiet: true, environment: compiling }),
  schema: () => runTypeScript('scripts/check/schema/main.ts', [], { quiet: true }),
  rules: () => runTypeScript('scripts/rules/main.ts', ['--check'], { quiet: true }),
  'links in docs': () => runTypeScript('scripts/check/links/main.ts', [], { quiet: true }),
  'long lines': () => runTypeScript('scripts/check/lines/main.ts', [], { quiet: true }),
  licences: () => runTypeScript('scripts/check/licences.mjs', [], { quiet: true }),
});

/**
 * Runs the checks, two at a time: each is one busy process. A failing check does not stop the others. `isFull`
 * compares the notices with the builds' contents, otherwise with the imports; `isChosen` leaves checks out by name.
 * Returns whether all have passed.
 */
export async function runChecks(report, { isFull = false, isChosen = (_name) => true } = {}) {
  const waiting = Object.entries(checks({ isFull })).filter(([name]) => isChosen(name));
  let arePassed = true;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      arePassed = (await report.phase(...next)) && arePassed;
  };
  await Promise.all([worker(), worker()]);
  return arePassed;
}
