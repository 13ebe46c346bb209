import { settingsOrExit } from '../shared/settings/src/settings.mjs';
import { buildDesk, buildGames, buildHost, publishDesk, publishRemotes } from './lib/builds.mjs';
import { install } from './lib/install.mjs';
import { phase, runTypeScript, together } from './lib/run.mjs';
import { exitWithError, requireNode } from './lib/workspace.mjs';

requireNode();
const { RELEASES_DIR, DESK_RELEASES_DIR } = settingsOrExit('release');
try {
  await phase('install', install);
  await together([
    () =>
      phase('publish remotes', () => publishRemotes(RELEASES_DIR)).then(() =>
        phase('publish desk', () => publishDesk(DESK_RELEASES_DIR)),
      ),
    () =>
      phase('build host', buildHost)
        .then(() => phase('build games', buildGames))
        .then(() => phase('build desk', buildDesk)),
  ]);
  await runTypeScript('scripts/package/main.ts', process.argv.slice(2));
} catch (error) {
  exitWithError(`${error.output ?? ''}\n${error.message}`);
}
