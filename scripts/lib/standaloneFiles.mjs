import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');

/** The version of a package in this repository's catalog. */
function versionOf(name) {
  const found = catalog.split('\n').map((line) => /^ {2}"?([^":]+)"?: (\S+)$/.exec(line));
  const [, , version] = found.find((row) => row?.[1] === name) ?? [];
  if (!version) throw new Error(`pnpm-workspace.yaml has no ${name}.`);
  return version;
}

const versionsOf = (names) => Object.fromEntries(names.map((name) => [name, versionOf(name)]));

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

function packageJson(name, packed) {
  const ours = packed.map((file) => [file.replace(/^marquee-([a-z]+)-.*$/, '@marquee/$1'), `file:vendor/${file}`]);
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19.0' },
    scripts: {
      dev: 'marquee-remote dev',
      build: 'marquee-remote build',
      check: 'tsc && marquee-remote check',
      test: 'rstest run',
    },
    dependencies: { ...versionsOf(['mobx', 'mobx-react-lite', 'react', 'react-dom']), ...Object.fromEntries(ours) },
    devDependencies: versionsOf(['@rsbuild/core', '@rstest/core', '@types/node', '@types/react', 'typescript']),
  };
}

const readme = (name) => `# ${name}

A remote of a Marquee site, in a repository of its own. \`src/remote.ts\` describes it; \`vendor\` has the packages of the
site that it is made for.

\`\`\`sh
npm install        # once
npm test
npm run build      # dist: the files, and remote.json, which describes them
npm run check      # types, and the rules on files that the site's gate has
\`\`\`

To see it on a deployed site before it is released, ask who runs the site for a grant
(\`npm run releases -- --grant ${name} --site <domain>\` there prints the command), and open what it prints:

\`\`\`sh
npm run dev -- --site https://<site> --grant <grant>
\`\`\`

Then pack it, and give the archive to whoever runs the site:

\`\`\`sh
tar -czf ${name}.tgz -C dist .
npm run release -- --artefact ../${name}/${name}.tgz     # in the site's checkout
\`\`\`

There it goes through the whole gate, also through a browser beside everything that is live. \`npm run rollback ${name}\`
takes it back.

A new version of the site: run \`npm run pack -- <this folder>/vendor\` in its checkout, and \`npm install\` here.
`;

const workflow = (name) => `name: Remote

on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

jobs:
  build:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: actions/setup-node@v5
        with:
          node-version-file: .nvmrc
      - run: npm ci
      - run: npm test
      - run: npm run build
      - run: npm run check
      - run: tar -czf ${name}.tgz -C dist .
      - uses: actions/upload-artifact@v4
        with:
          name: ${name}
          path: ${name}.tgz
          if-no-files-found: error
`;

/** The files around the sources of a remote in a separate repository; `packed` are those of its folder `vendor`. */
export function standaloneFiles(name, packed) {
  return {
    'package.json': json(packageJson(name, packed)),
    'rsbuild.config.mjs':
      "import { remoteConfig } from '@marquee/federation/remoteConfig';\n\nexport default remoteConfig(import.meta.url);\n",
    'tsconfig.json': json({
      compilerOptions: {
        ...{ target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler' },
        ...{ jsx: 'react-jsx', strict: true, verbatimModuleSyntax: true, resolveJsonModule: true },
        ...{ skipLibCheck: true, noEmit: true },
      },
      include: ['src'],
    }),
    '.gitignore': 'node_modules\ndist\n*.tgz\n!vendor/*.tgz\n',
    '.nvmrc': readFileSync(join(root, '.nvmrc'), 'utf8'),
    'README.md': readme(name),
    '.github/workflows/remote.yml': workflow(name),
  };
}
