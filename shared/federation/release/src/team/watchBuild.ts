import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from '@marquee/federation-build/buildRemote';
import { packageVersion } from '@marquee/federation-build/readDescription';

/** What is told of each build. */
export interface BuildNews {
  built: (folder: string) => void;
  failed: (error: unknown) => void;
}

/**
 * Builds the remote in `root` as it would be released, and again after each change below `src`, each into a folder of
 * its own: the one before is served until the next is whole. Resolves after the first build; returns how to stop.
 */
export async function watchBuild(root: string, { built, failed }: BuildNews): Promise<() => void> {
  const place = join(root, 'node_modules/.marquee/dev');
  rmSync(place, { recursive: true, force: true });
  const version = `${packageVersion(root)}-dev`;
  let [count, isBuilding, isChanged] = [0, false, false];
  const build = async () => {
    isChanged = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isChanged) {
      isChanged = false;
      count += 1;
      const folder = join(place, String(count));
      try {
        await buildRemote(root, version, folder);
        built(folder);
        rmSync(join(place, String(count - 2)), { recursive: true, force: true });
      } catch (error) {
        failed(error);
      }
    }
    isBuilding = false;
  };
  const watcher = watch(join(root, 'src'), { recursive: true }, () => void build());
  await build();
  return () => watcher.close();
}
