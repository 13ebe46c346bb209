import { existsSync } from 'node:fs';
import { settingsOrExit } from '../../shared/settings/src/settings.mjs';
import { run } from './run.mjs';

const usual = [
  settingsOrExit('journeys').CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const found = () => usual.find((path) => path && existsSync(path));

/** Installs Debian's package where we may. */
async function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { quiet: true, environment: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  // The lists of packages may be too old, or not there yet.
  const again = () => run('apt-get', ['update'], options).then(install);
  await install()
    .catch(again)
    .catch(() => undefined);
}

/** Starts a browser and ends it: one that cannot start says why here, and the first journey does not wait for a slow disk to read it. */
function tryBrowser(path) {
  const words = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  return run(path, words, { quiet: true });
}

/**
 * Sees to it that the journeys have a browser that starts: the system's own, else Debian's package where we may install it, else
 * Playwright's download.
 */
export async function ensureBrowser() {
  if (!found()) await installPackage();
  const path = found();
  if (path) return tryBrowser(path);
  return run(process.execPath, ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true });
}
