// @ts-check
import { existsSync } from 'node:fs';

/** Debian's Chromium that has no windows: the same pages take it two thirds of the processor time. */
const windowless = ['/usr/bin/chromium-headless-shell'];

/** Where systems keep the Chromium that people use. */
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
 * The browser that is named, or the system's own; undefined where there is none. It is the one that people use, or else
 * the one that works least; with `quickest` the other way round.
 * @param {string} [named]
 * @param {{ quickest?: boolean }} [choice]
 * @returns {string | undefined}
 */
export function chromiumAt(named, { quickest = false } = {}) {
  const usual = quickest ? [...windowless, ...whole] : [...whole, ...windowless];
  return [named, ...usual].find((path) => path && existsSync(path));
}
