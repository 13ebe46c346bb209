import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releasesState, undelivered } from '@marquee/edge/sources/damagedReleases';
import { called, root } from '@marquee/settings/root';
import { type Finding, failed, ok, reasonOf, warning } from './check';

/** Most files that are listed. */
const mostNamed = 5;

/** The remotes of an unpacked archive, with versions, that are missing from a releases folder. None in a repository. */
function notDelivered(folder: string, archive: string): string[] {
  const own = join(archive, 'releases');
  const isArchive = existsSync(join(archive, 'bin/marquee.mjs'));
  return isArchive && resolve(own) !== resolve(folder) ? undelivered(own, folder) : [];
}

/**
 * Whether the registry is complete, every served file is unchanged since publishing, and the archive's own remotes have
 * been delivered.
 */
export function releaseFindings(folder: string, archive = root): Finding[] {
  let state: ReturnType<typeof releasesState>;
  try {
    state = releasesState(folder);
  } catch (error) {
    return [
      failed(
        reasonOf(error),
        'Bring registry.json and .registry back from the last copy of RELEASES_DIR, or publish all remotes again.',
      ),
    ];
  }
  const { revision, live, files, faults, damaged } = state;
  if (faults.length > 0) {
    const todo = `What was there before stands in. ${called('releases')} puts registry.json right; a remote that is left out is released again.`;
    return faults.slice(0, mostNamed).map((found) => failed(found, todo));
  }
  if (live.length === 0) return [failed('no remote is released', `${called('release', '<remote…>')} publishes them.`)];
  if (damaged.length === 0) {
    const missing = notDelivered(folder, archive);
    return [
      ok(`revision ${revision}: ${live.length} remotes, ${files} files as published`),
      ...(missing.length > 0
        ? [
            warning(
              `remotes of this archive are not there: ${missing.join(', ')}`,
              'node bin/marquee.mjs release --from releases makes them live (docs/upgrade.md).',
            ),
          ]
        : []),
    ];
  }
  const more = damaged.length - mostNamed;
  const todo = `Browsers refuse this file. Roll the remote back (${called('rollback', '<remote>')}) or release it again.`;
  return [
    ...damaged.slice(0, mostNamed).map((found) => failed(found, todo)),
    ...(more > 0 ? [failed(`and ${more} more files`, todo)] : []),
  ];
}
