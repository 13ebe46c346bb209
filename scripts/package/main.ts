import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderStore } from '../../shared/federation/src/registry/folderStore';
import { hostFacts, packagedFacts } from '../../shared/federation/src/release/hostFacts';
import { promote } from '../../shared/federation/src/release/promote';
import { publishAll } from '../../shared/federation/src/release/publishAll';
import { releasesFolder } from '../../shared/federation/src/release/workspace';
import { root } from '../check/sourceFiles';
import { phase } from '../lib/run.mjs';
import { archiveReadme } from './archiveReadme';
import { bundle, type Imported } from './bundle';
import { copyPackages, copyPath, unlinkPages } from './copyFiles';
import { alsoNeeded, files, programs } from './layout';
import { placePackages } from './packages';
import { browserPackages, lockedHashes, sbom } from './sbom';
import { writeTar } from './tar';

/**
 * Makes `dist/marquee-<version>.tar.gz`, which runs with Node alone, from what is built: `npm run package` builds it before. The folder
 * of the same name beside it is the unpacked archive. With `--maps` its servers have source maps, so that stacks name lines of the sources.
 */
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const { version } = JSON.parse(text('package.json')) as { version: string };
const archive = join(root, 'dist', `marquee-${version}`);

/** The packages of fonts that bundled packages of ours depend on: they are read, not imported. */
function fontPackages(inputs: readonly string[]): Imported[] {
  const manifests = new Set(inputs.map((file) => `${file.slice(0, file.indexOf('/src/'))}/package.json`));
  return [...manifests]
    .filter((path) => path.startsWith('shared/') || path.startsWith('backend/'))
    .flatMap((importer) => {
      const { dependencies = {} } = JSON.parse(text(importer)) as { dependencies?: Record<string, string> };
      const names = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
      return names.map((name) => ({ name, importer }));
    });
}

async function copyReleases(): Promise<void> {
  const from = releasesFolder();
  const published = await publishAll(from);
  const to = join(archive, 'releases');
  for (const { remote, version: one } of published) {
    cpSync(join(from, remote, one), join(to, remote, one), { recursive: true });
  }
  await promote(folderStore(to), published);
}

rmSync(archive, { recursive: true, force: true });
mkdirSync(archive, { recursive: true });
const { imported, inputs } = await phase('bundle servers', () =>
  bundle(join(archive, 'server'), programs, { maps: process.argv.includes('--maps') }),
);
const wanted = [...imported, ...alsoNeeded, ...fontPackages(inputs)];
const placed = placePackages(wanted.map(({ name, importer }) => ({ name, folder: join(root, dirname(importer)) })));
await phase('copy packages', async () => copyPackages(placed, archive));
await phase('copy files', async () => {
  for (const { path, only } of files) copyPath(join(root, path), join(archive, path), only);
  copyPath(join(root, 'scripts/package/archive'), archive);
  writeFileSync(join(archive, packagedFacts), JSON.stringify(hostFacts()));
  const manifest = { name: 'marquee', version, private: true, license: 'MIT', type: 'module' };
  writeFileSync(join(archive, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(archive, 'README.md'), archiveReadme(text('README.md'), { version, placed }));
  unlinkPages(archive);
});
await phase('copy releases', copyReleases);
const bill = sbom({
  version,
  placed,
  browser: browserPackages(text('THIRD-PARTY-NOTICES')),
  hashes: lockedHashes(text('pnpm-lock.yaml')),
});
writeFileSync(join(archive, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
await phase('pack', () => writeTar(archive, `${archive}.tar.gz`));
const megabytes = (statSync(`${archive}.tar.gz`).size / 1e6).toFixed(1);
process.stdout.write(`dist/marquee-${version}.tar.gz: ${megabytes} MB\n`);
