import { join } from 'node:path';
import { languageOfTag, languages } from '../../shared/contract/src/languages';
import { readDescription } from '../../shared/federation/build/src/readDescription';
import { remoteNames } from '../../shared/federation/build/src/workspace';
import { conflictingClaims } from '../../shared/federation/release/src/gate/collisions';
import { readRegistry } from '../../shared/federation/release/src/registry/folderReading';
import { otherLiveRemotes } from '../../shared/federation/release/src/registry/published';
import { hostName } from '../../shared/federation/runtime/src/hostRecord';
import { containerName } from '../../shared/federation/runtime/src/names';
import { hostRoutes } from '../../shared/page/src/hostRoutes';
import { root } from '../check/sourceFiles';

/** The remotes of this repository, and those that are live in a releases folder. */
async function othersOf(releases: string) {
  const read = remoteNames().map((name) => readDescription(join(root, 'remotes', name)));
  const own = (await Promise.all(read)).map((one) => ({ ...one, container: containerName(one.name, '') }));
  const live = otherLiveRemotes(readRegistry(releases).registry.remotes, []);
  return [...own, ...live.filter(({ name }) => own.every((one) => one.name !== name))];
}

/**
 * Why a new remote cannot have a name: it is that of a live remote, or its first page, `/<name>`, is a page of a remote
 * or of the host, an address of the edge, or a language. Undefined if it can.
 */
export async function whyTaken(name: string, releases: string): Promise<string | undefined> {
  const path = `/${name}`;
  const cure = 'Choose another name.';
  const language = languageOfTag(name);
  if (language) return `${path} begins the addresses of pages in ${languages[language].name}. ${cure}`;
  if (name === hostName) return `${name} is what releases call the host. ${cure}`;
  const others = await othersOf(releases);
  if (others.some((one) => one.name === name)) return `There is a remote ${name}. ${cure}`;
  const claims = { name, container: containerName(name, ''), categories: [], routes: [{ path }] };
  const [taken] = conflictingClaims(claims, { others, hostRoutes: hostRoutes.map((route) => route.path) });
  return taken && `The ${taken}. ${cure}`;
}
