import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteNames } from '../../shared/federation/build/src/workspace';
import { hostFacts, packagedFacts } from '../../shared/federation/release/src/publish/hostFacts';
import { publish } from '../../shared/federation/release/src/publish/publish';
import { folderStore } from '../../shared/federation/release/src/registry/folderStore';
import { promote } from '../../shared/federation/release/src/registry/promote';
import { type Product, products } from '../../shared/federation/runtime/src/products';
import { readSettings } from '../../shared/settings/src/settings.mjs';
import { root } from '../check/sourceFiles';
import { phase } from '../lib/run.mjs';
import { archiveReadme } from './archiveReadme';
import { archiveVersion } from './archiveVersion';
import { bundle, type Imported } from './bundle';
import { copyPackages, copyPath, unlinkPages } from './copyFiles';
import { alsoNeeded, files, programs } from './layout';
import { placePackages } from './packages';
import { browserPackages, lockedHashes, sbom } from './sbom';
import { writeTar } from './tar';

/**
 * Makes `dist/marquee-<version>.tar.gz`, which needs only Node, from the builds (`npm run package` builds first), and
 * the unpacked archive beside it; replaces earlier ones. `--maps` adds source maps for readable stack traces.
 */
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const { version: number } = JSON.parse(text('package.json')) as { version: string };
const made = join(root, 'dist');
/** The staging folder: its name becomes the archive's name with its version. */
const archive = join(made, 'marquee');

/** Font packages of bundled packages of ours: their files are read, not imported. */
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

/** Writes the archive's version files. */
function writeAbout(version: string): void {
  const manifest = { name: 'marquee', version, private: true, license: 'MIT', type: 'module' };
  writeFileSync(join(archive, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(archive, 'README.md'), archiveReadme({ version, placed }));
}

async function copyReleases(product: Product, from: string, name: string): Promise<void> {
  const published = await publish(remoteNames(root, product), { releases: from, makeLive: true });
  const to = join(archive, name);
  for (const { remote, version: one } of published) {
    cpSync(join(from, remote, one), join(to, remote, one), { recursive: true });
  }
  await promote(folderStore(to), published);
}

mkdirSync(made, { recursive: true });
for (const name of readdirSync(made)) {
  if (/^marquee(-|$)/.test(name)) rmSync(join(made, name), { recursive: true, force: true });
}
mkdirSync(archive);
const { imported, inputs } = await phase('bundle servers', () =>
  bundle(join(archive, 'server'), programs, { maps: process.argv.includes('--maps') }),
);
const wanted = [...imported, ...alsoNeeded, ...fontPackages(inputs)];
const placed = placePackages(wanted.map(({ name, importer }) => ({ name, folder: join(root, dirname(importer)) })));
await phase('copy packages', async () => copyPackages(placed, archive));
await phase('copy files', async () => {
  for (const { path, only } of files) copyPath(join(root, path), join(archive, path), only);
  copyPath(join(root, 'scripts/package/archive'), archive);
  for (const product of Object.values(products))
    writeFileSync(join(archive, packagedFacts(product)), JSON.stringify(hostFacts(product)));
  writeAbout(number);
  unlinkPages(archive);
});
const { RELEASES_DIR, DESK_RELEASES_DIR } = readSettings('release');
await phase('copy releases', () => copyReleases(products.site, RELEASES_DIR, 'releases'));
await phase('copy releases of the desk', () => copyReleases(products.desk, DESK_RELEASES_DIR, 'releases-desk'));
const version = archiveVersion(archive, number);
writeAbout(version);
const bill = sbom({
  version,
  placed,
  browser: browserPackages(text('THIRD-PARTY-NOTICES')),
  hashes: lockedHashes(text('pnpm-lock.yaml')),
});
writeFileSync(join(archive, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
const folder = `${archive}-${version}`;
renameSync(archive, folder);
await phase('pack', () => writeTar(folder, `${folder}.tar.gz`));
const megabytes = (statSync(`${folder}.tar.gz`).size / 1e6).toFixed(1);
// Prints the archive's name.
process.stdout.write(`dist/marquee-${version}.tar.gz: ${megabytes} MB\n`);
