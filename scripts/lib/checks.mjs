import { runTypeScript } from './run.mjs';
import { tool } from './tools.mjs';

/** What is checked without running anything of ours: a name, and the work that fails when something is wrong. */
const checks = {
  types: () => tool('typescript/bin/tsc', ['-p', 'tsconfig.json']),
  notices: () => runTypeScript('scripts/notices/main.ts', ['--check'], { quiet: true }),
  'lint and format': () => tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
  'dead code': () => tool('knip/bin/knip.js'),
  directions: () => runTypeScript('scripts/check/directions/main.ts', [], { quiet: true }),
  rules: () => runTypeScript('scripts/rules/main.ts', ['--check'], { quiet: true }),
  'links in docs': () => runTypeScript('scripts/check/links/main.ts', [], { quiet: true }),
  licences: () => runTypeScript('scripts/check/licences.mjs', [], { quiet: true }),
};

/** Runs every check, two at a time: each is one busy process. A check that fails stops no other. */
export async function runChecks(report) {
  const waiting = Object.entries(checks);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await report.phase(...next);
  };
  await Promise.all([worker(), worker()]);
}
