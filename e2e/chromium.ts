import { chromiumAt } from '@marquee/federation-release/run/chromium';
import { readSettings } from '@marquee/settings/settings';

const { CHROMIUM_PATH, E2E_FULL } = readSettings('journeys');

/**
 * The system's browser for journeys, or undefined where Playwright's download is to be used: full ones are gone in the
 * browser that people use.
 */
export const journeysChromium = () => chromiumAt(CHROMIUM_PATH, { quickest: !E2E_FULL });

/** The same for what is measured: the browser that people use. */
export const benchChromium = () => chromiumAt(CHROMIUM_PATH);
