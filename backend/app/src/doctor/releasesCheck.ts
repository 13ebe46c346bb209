import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ReleasesState, releasesState, undelivered } from '@marquee/edge/sources/damagedReleases';
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

/** Edges that do not serve the newest revision, so that changes do not reach their visitors. */
function deafFindings({ revision, deaf }: ReleasesState): Finding[] {
  return deaf.map(({ host, pid, revision: serves, stays, cure }) =>
    failed(
      `the edge ${host}, process ${pid}, serves revision ${serves}, not ${revision}${stays ? `: ${stays}` : ''}`,
      `${cure}.`,
    ),
  );
}

/**
 * Whether the registry is complete and served by every edge, every served file is unchanged since publishing, and the
 * archive's own remotes have been delivered.
 */
export function releaseFindings(folder: string, archive = root): Finding[] {
  let state: ReleasesState;
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
  const unserved = deafFindings(state);
  if (faults.length > 0) {
    const todo = `What was there before stands in. ${called('releases')} puts registry.json right; a remote that is left out is released again.`;
    return [...unserved, ...faults.slice(0, mostNamed).map((found) => failed(found, todo))];
  }
  if (live.length === 0) return [failed('no remote is released', `${called('release', '<remote…>')} publishes them.`)];
  if (damaged.length === 0) {
    const missing = notDelivered(folder, archive);
    return [
      ...unserved,
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
    ...unserved,
    ...damaged.slice(0, mostNamed).map((found) => failed(found, todo)),
    ...(more > 0 ? [failed(`and ${more} more files`, todo)] : []),
  ];
}
