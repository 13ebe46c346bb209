import { existsSync } from 'node:fs';

/** Where systems keep a Chromium. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that is named, or the system's own; undefined where there is none. */
export function chromiumAt(named?: string): string | undefined {
  return [named, ...usual].find((path) => path && existsSync(path));
}
