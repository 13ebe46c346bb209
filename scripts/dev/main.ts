import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '../../shared/federation/build/src/workspace';
import { root } from '../check/sourceFiles';
import { buildGames } from '../lib/builds.mjs';
import { beforeInterruption, endWithParent } from '../lib/interruption.mjs';
import { phase } from '../lib/run.mjs';
import { buildHost } from './host';
import { buildRemote } from './remotes';
import { DevServer } from './server';

/** `[remote…]`: serves a development build; watches those remotes, or everything. */
const named = process.argv.slice(2);
const watchesAll = named.length === 0;
const made = join(root, 'dist/dev');
const places = { HOST_DIST: join(made, 'host'), RELEASES_DIR: join(made, 'releases') };
const server = new DevServer(join(made, 'server'), { ...places, MARQUEE_DEV: '1' });

let queue = Promise.resolve();
/** Runs tasks serially; a failure is printed, and the queue continues. */
function enqueue(name: string, work: () => Promise<unknown>): void {
  queue = queue
    .then(() => phase(name, work))
    .catch((error: Error & { output?: string }) =>
      process.stderr.write(`${error.output ?? ''}\n${error.message}\n`),
    ) as Promise<void>;
}

/** Calls back after debounced changes below folders, with the files. */
function onChange(folders: readonly string[], work: (changed: string[]) => void): void {
  let timer: NodeJS.Timeout | undefined;
  const changed = new Set<string>();
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (/(^|[/\\])(dist|node_modules)([/\\]|$)|\.source$|\.test\.tsx?$|~$/.test(file ?? '')) return;
      changed.add(join(root, folder, file ?? ''));
      clearTimeout(timer);
      timer = setTimeout(() => {
        work([...changed]);
        changed.clear();
      }, 50);
    });
  }
}

endWithParent();
beforeInterruption(() => server.stop());
rmSync(made, { recursive: true, force: true });
await phase('build games', buildGames);
await phase('build host', () => buildHost(places.HOST_DIST, { watch: watchesAll }));
await phase('build remotes', async () => {
  for (const name of remoteNames())
    await buildRemote(join(root, 'remotes', name), places.RELEASES_DIR, { watch: watchesAll || named.includes(name) });
});
await phase('build server', () => server.update());
if (watchesAll) {
  const parts = ['database', 'protocols', 'platform', 'sandbox', 'app'].map((name) => `backend/${name}/src`);
  onChange(['host/edge/src', 'shared', ...parts], (changed) => enqueue('server', () => server.update(changed)));
  onChange(['backend/sandbox/play/src', 'backend/sandbox/src/games/engines'], () => enqueue('games', buildGames));
}
