import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { called } from '@marquee/settings/root';
import { settingsOrExit } from '@marquee/settings/settings';
import { deliver } from '../publish/deliver';
import { hostFacts } from '../publish/hostFacts';
import { keepHostFiles } from '../publish/hostFiles';
import { readRegistry } from '../registry/folderReading';
import { releaseRequest } from './arguments';
import { isOfHost, releaseHost } from './releaseHost';
import { type Command, runTool } from './runTool';
import { simulatedSites } from './sites';

/**
 * `release`, `rollback`, `quarantine` and `releases` of an archive. It has no sources, so it delivers what others
 * built: `release --from <folder> [remote…] [--canary 10%] [--site <domain>]`.
 */
const settings = settingsOrExit('release');
const { SITES_DIR, HOST_DIST: served } = settings;
const sites = () => simulatedSites(SITES_DIR);
const print = (line: string) => void process.stdout.write(`${line}\n`);

const release: Command = async (words, { product, releases }) => {
  const at = words.indexOf('--from');
  const [, folder] = at < 0 ? [] : words.splice(at, 2);
  if (!folder)
    throw new Error(called('release', '--from <releases folder> [remote…] [--canary 10%] [--site <domain>]'));
  const request = releaseRequest(words, { all: true });
  const { names, artefact, audience, dryRun, simulate, author } = request;
  if (artefact) throw new Error('--artefact needs a checkout: the gate runs it in a browser there.');
  if (dryRun || simulate) throw new Error('--dry-run and --simulate need the sources of the remotes.');
  async function make(build: string): Promise<undefined> {
    cpSync(join(resolve(folder ?? ''), '../host/dist'), build, { recursive: true });
  }
  const host = () => releaseHost(request, { releases, served, make, sites, print });
  if (isOfHost(request)) return host();
  const kept = keepHostFiles(resolve(folder), releases);
  if (kept > 0) print(`${kept} files of its host kept for open pages`);
  const { published, registry } = await deliver({
    from: resolve(folder),
    to: releases,
    names,
    audience,
    host: hostFacts(product),
    author,
  });
  for (const { remote, version, built } of published) {
    print(`${remote}@${version} ${built ? 'checked and copied' : 'unchanged'}`);
  }
  print(`Live with revision ${registry.revision}.`);
  if (names.length === 0 && readRegistry(releases).registry.remotes[hostName]) await host();
};

await runTool({ settings, sites, print }, { release });
