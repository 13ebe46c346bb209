import { releasesState } from '@marquee/edge/sources/damagedReleases';
import { type Finding, failed, ok, reasonOf } from './check';

/** Most files that are named. */
const mostNamed = 5;

/** Whether the registry is whole, and every file that browsers may be sent is what was published. */
export function releaseFindings(folder: string): Finding[] {
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
    const todo =
      'What was there before stands in. npm run releases puts registry.json right; a remote that is left out is released again.';
    return faults.slice(0, mostNamed).map((found) => failed(found, todo));
  }
  if (live.length === 0) return [failed('no remote is released', 'npm run release -- <remote…> publishes them.')];
  if (damaged.length === 0) return [ok(`revision ${revision}: ${live.length} remotes, ${files} files as published`)];
  const more = damaged.length - mostNamed;
  const todo = 'Browsers refuse this file. Roll the remote back (npm run rollback -- <remote>) or release it again.';
  return [
    ...damaged.slice(0, mostNamed).map((found) => failed(found, todo)),
    ...(more > 0 ? [failed(`and ${more} more files`, todo)] : []),
  ];
}
