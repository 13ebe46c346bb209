import { chromiumAt } from '@marquee/federation-release/run/chromium';
import { readSettings } from '@marquee/settings/settings';

const { CHROMIUM_PATH, E2E_FULL } = readSettings('journeys');

/** The installed browser for journeys, or undefined for Playwright's download: full runs prefer the regular browser. */
export const journeysChromium = () => chromiumAt(CHROMIUM_PATH, { quickest: !E2E_FULL });

/** The same for measurements: the regular browser. */
export const benchChromium = () => chromiumAt(CHROMIUM_PATH);
