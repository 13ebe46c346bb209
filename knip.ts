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
  // Made by plugins of the builds.
  ignoreDependencies: ['@marquee/single-remotes', '@marquee/template-packs', '@marquee/template-rows'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/check/*.mjs',
        'scripts/package/archive/bin/*.mjs',
        'scripts/*/{,*/}main.ts',
        'scripts/examples/apply.ts',
        'scripts/**/*.full.test.ts',
      ],
      project: ['scripts/**/*.{mjs,ts}'],
    },
    host: { entry: ['tests/*.test.ts'], project: ['tests/*.ts'] },
    'host/shell': {
      entry: ['src/index.tsx', 'src/server/index.ts', 'src/hydrate/earlyScript.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'host/edge': { project: ['src/**/*.ts'] },
    // The host's build finds the folders by their rows, and these files by their names.
    'host/templates': {
      entry: ['*/{Header,Navigation,Hero,Footer,MobileBar,Login}.tsx'],
      project: ['**/*.{ts,tsx}'],
    },
    'backend/*': { project: ['src/**/*.ts'] },
    'backend/app': {
      entry: ['src/site.ts', 'src/**/*.full.ts', 'src/commands/*.ts'],
      project: ['{src,tests}/**/*.ts'],
    },
    'backend/sandbox': {
      entry: ['play/src/{game,verify}.ts', 'src/games/engines/*/client.ts', 'src/art/contactSheet.ts'],
      project: ['{src,play/src}/**/*.ts'],
    },
    e2e: {
      entry: [
        ...['**/*.spec.ts', 'support/publish.ts', 'workbench/index.tsx', 'workbench/rsbuild.config.ts'],
        ...['run/{reporter,site,brake}.ts', 'run/longTimers.js'],
      ],
      project: ['**/*.{ts,tsx,js}'],
    },
    lab: {
      entry: [
        '**/*.full.ts',
        'bench/main.ts',
        'breaks/breakRules.ts',
        // Run inside the machine of a proof.
        'proofs/deployment/{mailServer,visitor}.ts',
      ],
      project: ['**/*.ts'],
    },
    'shared/*': { project: ['src/**/*.{ts,tsx,mjs}'] },
    // Stand-ins in the host's build, a program of archives, and programs of tests: they are named by their paths.
    'shared/federation/runtime': { project: ['src/**/*.ts'] },
    'shared/federation/build': {
      entry: ['src/host/{bundlerParts,noSnapshots}.ts'],
      project: ['src/**/*.ts'],
    },
    'shared/federation/release': {
      entry: ['src/tool/deliverCli.ts', 'src/registry/testing/{frailReleases,writer}.ts'],
      project: ['src/**/*.{ts,mjs}'],
    },
    ...Object.fromEntries(
      remotes.map((name) => [`remotes/${name}`, { entry: entriesOf(name), project: ['src/**/*.{ts,tsx}'] }]),
    ),
  },
};

export default config;
