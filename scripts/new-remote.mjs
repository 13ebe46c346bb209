import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findPnpm, install } from './lib/install.mjs';
import { remoteSources } from './lib/remoteSources.mjs';
import { phase, run, runTypeScript } from './lib/run.mjs';
import { standaloneFiles } from './lib/standaloneFiles.mjs';
import { exitWithError, requireNode, root } from './lib/workspace.mjs';

requireNode();
const [name = '', option, place] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  exitWithError('A name in lower case with dashes: npm run new-remote -- bonus-wheel');

/** Ends if the name, or the path of its first page, is somebody's already. */
async function refuseTaken() {
  await install();
  const why = await runTypeScript('scripts/new-remote/main.ts', [name], { quiet: true });
  if (why) exitWithError(why.trim());
}

function write(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** A remote in this repository. */
async function inside() {
  const folder = join(root, 'remotes', name);
  if (existsSync(folder)) exitWithError(`remotes/${name} exists already.`);
  await refuseTaken();
  write(folder, { ...ownFiles, ...remoteSources(name) });
  const [command, ...words] = await findPnpm();
  await run(command, [...words, 'install', '--prefer-offline'], { quiet: true });
  process.stdout.write(`Made remotes/${name}: a page, its texts in all languages, and a test.

  npm run dev -- ${name}          then open /${name}
  npm run unit -- ${name} i18n    its test, and the checks of its texts
  npm run release ${name}         makes it live on the site that runs here, without a restart

Next: add its team to .github/CODEOWNERS. The guide: docs/category-team.md
`);
}

/** A separate repository for a team, with the packages that it needs (ADR 86). */
async function standalone() {
  if (!place) exitWithError('Where? npm run new-remote -- bonus-wheel --standalone ../bonus-wheel');
  const folder = resolve(place);
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    exitWithError(`${folder} is not empty.`);
  await phase('install', install);
  await refuseTaken();
  await phase('pack', () => runTypeScript('scripts/pack/main.ts', [join(folder, 'vendor')], { quiet: true }));
  write(folder, { ...standaloneFiles(name, readdirSync(join(folder, 'vendor'))), ...remoteSources(name) });
  process.stdout.write(`${folder} is there. Next: npm install, then what its README.md says.\n`);
}

const ownFiles = {
  'package.json': `${JSON.stringify(
    {
      name: `@marquee/remote-${name}`,
      version: '1.0.0',
      private: true,
      license: 'MIT',
      type: 'module',
      scripts: { build: 'rsbuild build' },
      dependencies: {
        '@marquee/sdk': 'workspace:*',
        mobx: 'catalog:',
        'mobx-react-lite': 'catalog:',
        react: 'catalog:',
        'react-dom': 'catalog:',
      },
      devDependencies: {
        '@marquee/contract': 'workspace:*',
        '@marquee/federation': 'workspace:*',
        '@rsbuild/core': 'catalog:',
        '@rstest/core': 'catalog:',
        '@types/react': 'catalog:',
      },
    },
    null,
    2,
  )}\n`,
  'rsbuild.config.ts':
    "import { remoteConfig } from '@marquee/federation/remoteConfig';\n\nexport default remoteConfig(import.meta.url);\n",
};

await (option === '--standalone' ? standalone() : inside());
