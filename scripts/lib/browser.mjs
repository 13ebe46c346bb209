import { existsSync } from 'node:fs';
import { chromiumAt } from '../../shared/federation/release/src/run/chromium.mjs';
import { settingsOrExit } from '../../shared/settings/src/settings.mjs';
import { run } from './run.mjs';

const { CHROMIUM_PATH } = settingsOrExit('journeys');

/** Debian's packages: the browser that works least, and the one that people use. */
const windowless = 'chromium-headless-shell';
const whole = 'chromium';

/** Installs the first of Debian's packages that there is, where we may. */
async function installPackage(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { quiet: true, environment: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  const first = () => names.reduce((tried, name) => tried.catch(() => install(name)), Promise.reject());
  // The lists of packages may be too old, or not there yet.
  const again = () => run('apt-get', ['update'], options).then(first);
  await first()
    .catch(again)
    .catch(() => undefined);
}

/**
 * Starts a browser and ends it: one that cannot start says why here, and the first journey does not wait for a slow
 * disk to read it.
 */
function tryBrowser(path) {
  const words = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  return run(path, words, { quiet: true });
}

async function findBrowser(isFull) {
  const found = () => chromiumAt(CHROMIUM_PATH, { quickest: !isFull });
  if (!found()) await installPackage(isFull ? [whole] : [windowless, whole]);
  const path = found();
  if (path) return tryBrowser(path);
  return run(process.execPath, ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true });
}

/** What was asked for before: a browser that comes while others work is not looked for again. */
const asked = new Map();

/**
 * Sees to it that there is a browser that starts: the system's own, else Debian's package where we may install it, else
 * Playwright's download. With `isFull` it is the one that people use, where there is one.
 */
export function ensureBrowser({ isFull = false } = {}) {
  if (!asked.has(isFull)) asked.set(isFull, findBrowser(isFull));
  return asked.get(isFull);
}
