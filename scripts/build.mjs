import { settingsOrExit } from '../shared/settings/src/settings.mjs';
import { buildDesk, buildGames, buildHost, publishDesk, publishRemotes } from './lib/builds.mjs';
import { install } from './lib/install.mjs';
import { phase } from './lib/run.mjs';
import { exitWithError, requireNode } from './lib/workspace.mjs';

requireNode();
const { RELEASES_DIR, DESK_RELEASES_DIR } = settingsOrExit('release');
try {
  await phase('install', install);
  await phase('build host', buildHost);
  await phase('build games', buildGames);
  await phase('build desk', buildDesk);
  await phase('publish remotes', () => publishRemotes(RELEASES_DIR));
  await phase('publish desk', () => publishDesk(DESK_RELEASES_DIR));
} catch (error) {
  exitWithError(`${error.output ?? ''}\n${error.message}`);
}
