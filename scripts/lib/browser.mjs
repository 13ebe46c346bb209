import { existsSync } from 'node:fs';
import { chromiumAt } from '../../shared/federation/release/src/run/chromium.mjs';
import { settingsOrExit } from '../../shared/settings/src/settings.mjs';
import { run } from './run.mjs';

const { CHROMIUM_PATH } = settingsOrExit('journeys');

/** Debian's packages: the headless browser, which needs less CPU, and the regular one. */
const windowless = 'chromium-headless-shell';
const whole = 'chromium';

/** Installs the first available of Debian's packages, if we may. */
async function installPackage(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { quiet: true, environment: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  const first = () => names.reduce((tried, name) => tried.catch(() => install(name)), Promise.reject());
  // The package lists may be outdated or missing.
  const again = () => run('apt-get', ['update'], options).then(first);
  await first()
    .catch(again)
    .catch(() => undefined);
}

/** Starts a browser and closes it: reports start problems early, and warms the disk cache for the first journey. */
function tryBrowser(path) {
  const words = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  return run(path, words, { quiet: true });
}

async function findBrowser(isFull) {
  const found = () => chromiumAt(CHROMIUM_PATH, { quickest: !isFull });
  // The bench leaves the regular one, which costs the journeys half as much processor again.
  const isSlow = !isFull && !CHROMIUM_PATH && found() === `/usr/bin/${whole}`;
  if (!found() || isSlow) await installPackage(isFull ? [whole] : [windowless, whole]);
  const path = found();
  if (path) return tryBrowser(path);
  return run(process.execPath, ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true });
}

/** Cached results, so that a browser installed later is not looked for again. */
const asked = new Map();

/**
 * Finds a working browser: an installed one, else Debian's package if we may install it, else Playwright's download.
 * `isFull` prefers the regular browser.
 */
export function ensureBrowser({ isFull = false } = {}) {
  if (!asked.has(isFull)) asked.set(isFull, findBrowser(isFull));
  return asked.get(isFull);
}
