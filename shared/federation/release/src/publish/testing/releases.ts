import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goodCandidate, writeCandidate } from '../../gate/testing/candidate';
import { readRegistry } from '../../registry/folderReading';
import { folderStore } from '../../registry/folderStore';
import { promote } from '../../registry/promote';
import { releaseOf } from '../../registry/published';
import { testFolder } from '../../testing';

/** A releases folder with a live version of `lobby` that passes the gate. */
export async function releasesWith(
  version: string,
  source = `source-${version}`,
  spoil = (_: string) => {},
): Promise<string> {
  const releases = testFolder();
  const folder = join(releases, 'lobby', version);
  mkdirSync(folder, { recursive: true });
  const compiled = writeCandidate(goodCandidate(), folder, version);
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(compiled));
  spoil(folder);
  const release = releaseOf(compiled, source);
  await promote(folderStore(releases), [{ remote: 'lobby', version, release, built: true }]);
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

/** Files of the live version of `lobby` that differ from the registry. */
export function damagedIn(releases: string): string[] {
  const { lobby } = readRegistry(releases).registry.remotes;
  const { description } = lobby?.versions[lobby.live] ?? {};
  const files = Object.values(description?.modules ?? {}).flatMap(({ js, css }) => [...js, ...css]);
  return [...(description ? [description.entry] : []), ...files].flatMap(({ file, integrity }) => {
    const path = join(releases, 'lobby', lobby?.live ?? '', file);
    if (!existsSync(path)) return [`${path} is not there`];
    const found = `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
    return found === integrity ? [] : [`${path} is another file`];
  });
}
