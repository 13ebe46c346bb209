import { chromiumAt } from '@marquee/federation/run/chromium';
import { readSettings } from '@marquee/settings/settings';

/** The system's own browser, or the one that `CHROMIUM_PATH` names; undefined where Playwright's download is to be used. */
export function systemChromium(): string | undefined {
  return chromiumAt(readSettings('journeys').CHROMIUM_PATH);
}
