import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './workspace.mjs';

const skipped = new Set(['node_modules', 'dist', 'dist-single', 'releases', 'test-results']);
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
/** What reads files or starts programs. */
const reads = /from '(node:)?(fs|fs\/promises|child_process|worker_threads)'|\bsourceFiles\b/;

function* testsBelow(folder) {
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (!skipped.has(name) && !name.startsWith('.')) yield* testsBelow(join(folder, name));
  for (const name of readdirSync(folder)) if (/(?<!\.full)\.test\.tsx?$/.test(name)) yield join(folder, name);
}

/**
 * Packages that are not looked into, besides those of the backend: what they read are data, and a change of data tests
 * everything.
 */
const closed = /^shared\/(kernel|settings)\//;

/** The modules of packages by the names by which others import them. */
function modulesByName(folder) {
  const parents = ['shared', 'shared/federation', 'host', 'remotes'];
  const packages = parents.flatMap((parent) => readdirSync(join(folder, parent)).map((name) => `${parent}/${name}`));
  return new Map(
    packages.flatMap((path) => {
      const file = join(folder, path, 'package.json');
      if (closed.test(`${path}/`) || !existsSync(file)) return [];
      const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8'));
      return Object.entries(exports)
        .filter(([, to]) => typeof to === 'string')
        .map(([sub, to]) => [join(name, sub), join(folder, path, to)]);
    }),
  );
}

/** The files that a file imports, at any distance, itself included, except what is made for tests. */
function imports(file, { modules, textOf }, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier] of textOf(file).matchAll(/from '([^']+)'/g)) {
    const path = specifier.startsWith('.') ? join(dirname(file), specifier) : modules.get(specifier);
    const found =
      path && endings.map((ending) => path + ending).find((one) => existsSync(one) && statSync(one).isFile());
    if (found && !found.includes('/testing/') && /\.(tsx?|mjs)$/.test(found)) imports(found, { modules, textOf }, seen);
  }
  return seen;
}

/**
 * Unit tests that read files or start programs, by themselves or through what they import: no import leads from them to
 * all that they test.
 */
export function readingTests(folder = root) {
  const modules = modulesByName(folder);
  const texts = new Map();
  const textOf = (file) => texts.get(file) ?? texts.set(file, readFileSync(file, 'utf8')).get(file);
  return [...testsBelow(folder)]
    .filter((test) => [...imports(test, { modules, textOf })].some((file) => reads.test(textOf(file))))
    .map((test) => relative(folder, test))
    .sort();
}
