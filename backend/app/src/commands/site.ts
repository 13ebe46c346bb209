import { livePages } from '@marquee/edge/sources/livePages';
import { runTool } from '@marquee/platform/sites/tool/tool';
import { settingsOrExit } from '@marquee/settings/settings';
import { withDatabase } from './command';
import { siteOffers } from './siteOffers';

/** `npm run site -- <command>`: the operator's tool. */
const { SITES_DIR, RELEASES_DIR, PORT, MARQUEE_MODE } = settingsOrExit('site', 2);
process.exitCode = await runTool(
  process.argv.slice(2),
  {
    folder: SITES_DIR,
    port: PORT,
    mode: MARQUEE_MODE,
    now: Date.now,
    live: () => livePages(RELEASES_DIR),
    print: (text) => process.stdout.write(text),
  },
  (text) => process.stderr.write(text),
  { offers: siteOffers(withDatabase) },
);
