import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Candidate, goodCandidate, writeCandidate } from '../../gate/testing/candidate';
import { readRegistry } from '../../registry/folderReading';
import { folderStore } from '../../registry/folderStore';
import { promote } from '../../registry/promote';
import { releaseOf } from '../../registry/published';
import { testFolder } from '../../testing';

/** The good candidate as another remote, with a page of its own. */
function candidateOf(remote: string, version: string): Candidate {
  const good = JSON.stringify(goodCandidate()).replaceAll('lobby', remote);
  const candidate = JSON.parse(good) as Candidate;
  const page = (Object.keys(candidate.built.modules)[0] ?? '') as `./${string}`;
  candidate.given = {
    ...candidate.given,
    ...{ name: remote, container: `marquee_${remote}_${version}`.replace(/\W/g, '_'), categories: [], navigation: [] },
    routes: [{ path: `/${remote}`, page, title: `${remote}.slots` }],
  };
  return candidate;
}

/** A releases folder with a live version of `lobby`, or of another remote, that passes the gate. */
export async function releasesWith(
  version: string,
  source = `source-${version}`,
  spoil = (_: string) => {},
  { remote = 'lobby', host }: { remote?: string; host?: { hostApi: string } } = {},
): Promise<string> {
  const releases = testFolder();
  const folder = join(releases, remote, version);
  mkdirSync(folder, { recursive: true });
  const candidate = remote === 'lobby' ? goodCandidate() : candidateOf(remote, version);
  if (host) {
    const range = `^${host.hostApi}`;
    const requires = { ...candidate.given.requires, '@marquee/sdk': range };
    candidate.given = { ...candidate.given, hostApi: range, requires };
  }
  const compiled = writeCandidate(candidate, folder, version);
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(compiled));
  spoil(folder);
  const release = releaseOf(compiled, source);
  await promote(folderStore(releases), [{ remote, version, release, built: true }]);
  return releases;
}

/** Garbage in a releases folder: incomplete items, and versions of `lobby` that were not released. */
export function litterIn(releases: string, released: ReadonlySet<string>): string[] {
  const below = (folder: string) => (existsSync(join(releases, folder)) ? readdirSync(join(releases, folder)) : []);
  return [
    ...below('.staging'),
    ...below('lobby').filter((version) => !released.has(version)),
    ...readdirSync(releases).filter((name) => !['.staging', '.registry', 'registry.json', 'lobby'].includes(name)),
  ];
}

/** Files of the live version of a remote that differ from the registry. */
export function damagedIn(releases: string, remote = 'lobby'): string[] {
  const { [remote]: record } = readRegistry(releases).registry.remotes;
  const { description } = record?.versions[record.live] ?? {};
  const files = Object.values(description?.modules ?? {}).flatMap(({ js, css }) => [...js, ...css]);
  return [...(description ? [description.entry] : []), ...files].flatMap(({ file, integrity }) => {
    const path = join(releases, remote, record?.live ?? '', file);
    if (!existsSync(path)) return [`${path} is not there`];
    const found = `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
    return found === integrity ? [] : [`${path} is another file`];
  });
}
