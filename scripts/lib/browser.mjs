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

/**
 * Sees to it that the journeys have a browser: the system's own, else Debian's package where we may install it, else Playwright's
 * download. Gives where it is.
 */
export async function ensureBrowser() {
  const found = () => usual.find((path) => path && existsSync(path));
  if (found()) return { note: found() };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const environment = { DEBIAN_FRONTEND: 'noninteractive' };
    const installed = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      quiet: true,
      environment,
    })
      .catch(() =>
        run('apt-get', ['update'], { quiet: true }).then(() =>
          run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, environment }),
        ),
      )
      .then(
        () => found(),
        () => undefined,
      );
    if (installed) return { note: installed };
  }
  await run(process.execPath, ['e2e/node_modules/@playwright/test/cli.js', 'install', 'chromium'], { quiet: true });
  return { note: 'downloaded' };
}
