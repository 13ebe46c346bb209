import { resolve } from 'node:path';
import { called } from '@marquee/settings/root';
import { settingsOrExit } from '@marquee/settings/settings';
import { deliver } from '../publish/deliver';
import { hostFacts } from '../publish/hostFacts';
import { keepHostFiles } from '../publish/hostFiles';
import { folderStore } from '../registry/folderStore';
import { releaseRequest } from './arguments';
import { isOfKeys, keyLines, quarantineLine, rollbackLine, run } from './commands';
import { listReleases } from './listReleases';
import { simulatedSites } from './sites';

/**
 * `release`, `rollback`, `quarantine` and `releases` of an archive. It has no sources, so it delivers what others
 * built: `release --from <folder> [remote…] [--canary 10%] [--site <domain>]`.
 */
const settings = settingsOrExit('release');
const { RELEASES_DIR: releases, SITES_DIR } = settings;
const sites = () => simulatedSites(SITES_DIR);
const store = folderStore(releases);
const print = (line: string) => void process.stdout.write(`${line}\n`);

async function release(words: string[]): Promise<void> {
  const at = words.indexOf('--from');
  const [, folder] = at < 0 ? [] : words.splice(at, 2);
  if (!folder)
    throw new Error(called('release', '--from <releases folder> [remote…] [--canary 10%] [--site <domain>]'));
  const { names, artefact, audience, dryRun, simulate, author } = releaseRequest(words, { all: true });
  if (artefact) throw new Error('--artefact needs a checkout: the gate runs it in a browser there.');
  if (dryRun || simulate) throw new Error('--dry-run and --simulate need the sources of the remotes.');
  const kept = keepHostFiles(resolve(folder), releases);
  if (kept > 0) print(`${kept} files of its host kept for open pages`);
  const { published, registry } = await deliver({
    from: resolve(folder),
    to: releases,
    names,
    audience,
    host: hostFacts(),
    author,
  });
  for (const { remote, version, built } of published) {
    print(`${remote}@${version} ${built ? 'checked and copied' : 'unchanged'}`);
  }
  print(`Live with revision ${registry.revision}.`);
}

const [command, ...words] = process.argv.slice(2);
const ofKeys = isOfKeys(command, words);
const act = async () => {
  if (ofKeys) (await keyLines(releases, words)).forEach(print);
  else if (command === 'release') await release(words);
  else if (command === 'rollback') print(await rollbackLine(store, words, sites));
  else if (command === 'quarantine') print(await quarantineLine(store, words, sites));
  else await listReleases(releases, words, sites);
};
await run(releases, act, { signed: settings, isSound: !ofKeys });
