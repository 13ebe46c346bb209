import { buildGames, buildHost, publishRemotes } from './lib/builds.mjs';
import { install } from './lib/install.mjs';
import { phase } from './lib/run.mjs';
import { giveUp, requireNode, settings } from './lib/workspace.mjs';

requireNode();
try {
  await phase('install', install);
  await phase('build host', buildHost);
  await phase('build games', buildGames);
  await phase('publish remotes', () => publishRemotes(settings().releasesDir));
} catch (error) {
  giveUp(`${error.output ?? ''}\n${error.message}`);
}
