import { readdirSync } from 'node:fs';
import { settingsOrExit } from '../shared/settings/src/settings.mjs';
import { install } from './lib/install.mjs';
import { endWithParent } from './lib/interruption.mjs';
import { phase, runTypeScript } from './lib/run.mjs';
import { exitWithError, requireNode, root } from './lib/workspace.mjs';

requireNode();
endWithParent();
process.env.MARQUEE_MODE ||= 'sandbox';
settingsOrExit('edge');
const named = process.argv.slice(2);
const known = readdirSync(`${root}/remotes`);
const unknown = named.find((name) => !known.includes(name));
if (unknown) exitWithError(`There is no remotes/${unknown}. Known: ${known.join(', ')}.`);
try {
  await phase('install', install);
  // React's development build, and unminified names: set before anything is loaded.
  await runTypeScript('scripts/dev/main.ts', named, { environment: { NODE_ENV: 'development' } });
} catch (error) {
  exitWithError(error.message);
}
