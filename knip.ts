import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** A remote's code is entered through the modules that its description names. */
function entriesOf(remote: string): string[] {
  const description = readFileSync(`remotes/${remote}/src/remote.ts`, 'utf8');
  const modules = [...description.matchAll(/'\.\/([\w/-]+)'/g)].map(([, module]) => `src/${module}.{ts,tsx}`);
  return ['src/remote.ts', ...modules];
}

const rows = 'shared/theme/src/rows';
const regions = ['header', 'navigation', 'hero', 'footer', 'mobileBar', 'login'];
const fileName = (variant: string) => variant.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The host's build reaches region variants through the rows that name them; one that no row names is dead. */
const variants = readdirSync(rows).flatMap((file) =>
  [...readFileSync(`${rows}/${file}`, 'utf8').matchAll(/^ {4}(\w+): '([\w-]+)',$/gm)]
    .filter(([, region = '']) => regions.includes(region))
    .map(([, region, variant = '']) => `src/regions/${region}/${fileName(variant)}.tsx`),
);

const remotes = readdirSync('remotes').filter((name) => existsSync(`remotes/${name}/src/remote.ts`));

/** Dead code: files that nothing reaches, exports that nothing uses, imports that package.json does not name. */
const config: KnipConfig = {
  include: ['files', 'exports', 'types', 'unlisted', 'unresolved', 'duplicates'],
  ignoreExportsUsedInFile: true,
  // Made by plugins of the builds.
  ignoreDependencies: ['@marquee/single-remotes', '@marquee/template-packs'],
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/check/*.mjs', 'scripts/*/{,*/}main.ts', 'scripts/rules/breakRules.ts'],
      project: ['scripts/**/*.{mjs,ts}'],
    },
    host: {
      entry: ['src/regions/packPlugin.ts', ...new Set(variants)],
      project: ['src/**/*.{ts,tsx}', 'edge/**/*.ts'],
    },
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
