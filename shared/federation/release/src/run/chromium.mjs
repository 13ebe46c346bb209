// @ts-check
import { existsSync } from 'node:fs';

/** Debian's headless Chromium: needs a third less processor time. */
const windowless = ['/usr/bin/chromium-headless-shell'];

/** Where systems install the regular Chromium. */
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The configured browser, or an installed one; undefined if there is none. Prefers the regular one, or with `quickest`
 * the headless one.
 * @param {string} [named]
 * @param {{ quickest?: boolean }} [choice]
 * @returns {string | undefined}
 */
export function chromiumAt(named, { quickest = false } = {}) {
  const usual = quickest ? [...windowless, ...whole] : [...whole, ...windowless];
  return [named, ...usual].find((path) => path && existsSync(path));
}
