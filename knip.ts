import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** A remote's code is entered through the modules that its description names. */
function entriesOf(remote: string): string[] {
  const description = readFileSync(`remotes/${remote}/src/remote.ts`, 'utf8');
  const modules = [...description.matchAll(/'\.\/([\w/-]+)'/g)].map(([, module]) => `src/${module}.{ts,tsx}`);
  return ['src/remote.ts', ...modules];
}

const remotes = readdirSync('remotes').filter((name) => existsSync(`remotes/${name}/src/remote.ts`));

/** Dead code: files that nothing reaches, exports that nothing uses, imports that package.json does not name. */
const config: KnipConfig = {
  include: ['files', 'exports', 'types', 'unlisted', 'unresolved', 'duplicates'],
  ignoreExportsUsedInFile: true,
  // Made by a plugin of the single build.
  ignoreDependencies: ['@marquee/single-remotes'],
  workspaces: {
    '.': { entry: ['scripts/*.mjs'], project: ['scripts/**/*.mjs'] },
    host: { project: ['src/**/*.{ts,tsx}', 'edge/**/*.ts'] },
    backend: { entry: ['play/src/{game,verify}.ts', 'src/**/*.full.ts'], project: ['src/**/*.ts', 'play/src/**/*.ts'] },
    e2e: {
      entry: ['**/*.spec.ts', 'bench/main.ts', 'support/publish.ts', 'workbench/index.tsx'],
      project: ['**/*.{ts,tsx}'],
    },
    'shared/*': { project: ['src/**/*.{ts,tsx}'] },
    ...Object.fromEntries(
      remotes.map((name) => [`remotes/${name}`, { entry: entriesOf(name), project: ['src/**/*.{ts,tsx}'] }]),
    ),
  },
};

export default config;
