import { releasesState } from '@marquee/edge/sources/damagedReleases';
import { type Finding, failed, ok, reasonOf } from './check';

/** Most files that are named. */
const mostNamed = 5;

/** Whether the registry can be read, and every file that browsers may be sent is what was published. */
export function releaseFindings(folder: string): Finding[] {
  let state: ReturnType<typeof releasesState>;
  try {
    state = releasesState(folder);
  } catch (error) {
    return [
      failed(
        reasonOf(error),
        'Bring registry.json back from the last copy of RELEASES_DIR, or publish all remotes again.',
      ),
    ];
  }
  const { revision, live, files, damaged } = state;
  if (live.length === 0) return [failed('no remote is released', 'npm run release -- <remote…> publishes them.')];
  if (damaged.length === 0) return [ok(`revision ${revision}: ${live.length} remotes, ${files} files as published`)];
  const more = damaged.length - mostNamed;
  const todo = 'Browsers refuse this file. Roll the remote back (npm run rollback -- <remote>) or release it again.';
  return [
    ...damaged.slice(0, mostNamed).map((found) => failed(found, todo)),
    ...(more > 0 ? [failed(`and ${more} more files`, todo)] : []),
  ];
}
