import { runTypeScript } from './run.mjs';
import { tool } from './tools.mjs';

/** The compiler is a program in Go: it has ended before collecting garbage pays, below this much memory. */
const compiling = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/** What is checked without running anything of ours: a name, and the work that fails when something is wrong. */
const checks = ({ isFull }) => ({
  types: () => tool('typescript/bin/tsc', ['-p', 'tsconfig.json'], { environment: compiling }),
  notices: () => runTypeScript('scripts/notices/main.ts', [isFull ? '--check' : '--quick-check'], { quiet: true }),
  'lint and format': () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  'dead code': () => tool('knip/bin/knip.js'),
  directions: () => runTypeScript('scripts/check/directions/main.ts', [], { quiet: true }),
  faces: () => runTypeScript('scripts/check/faces/main.ts', [], { quiet: true }),
  'public types': () => runTypeScript('scripts/check/api/main.ts', [], { quiet: true, environment: compiling }),
  rules: () => runTypeScript('scripts/rules/main.ts', ['--check'], { quiet: true }),
  'links in docs': () => runTypeScript('scripts/check/links/main.ts', [], { quiet: true }),
  'long lines': () => runTypeScript('scripts/check/lines/main.ts', [], { quiet: true }),
  licences: () => runTypeScript('scripts/check/licences.mjs', [], { quiet: true }),
});

/**
 * Runs every check, two at a time: each is one busy process. A check that fails stops no other. With `isFull` the
 * notices are compared with what the builds contain, else with what is imported. Resolves to whether all have passed.
 */
export async function runChecks(report, { isFull = false } = {}) {
  const waiting = Object.entries(checks({ isFull }));
  let arePassed = true;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      arePassed = (await report.phase(...next)) && arePassed;
  };
  await Promise.all([worker(), worker()]);
  return arePassed;
}
