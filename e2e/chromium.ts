import { existsSync } from 'node:fs';
import { readSettings } from '@marquee/settings/settings';

/** Where systems keep a Chromium; `CHROMIUM_PATH` names another. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The system's own browser, or undefined where Playwright's download is to be used. */
export function systemChromium(): string | undefined {
  return [readSettings('journeys').CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
}
