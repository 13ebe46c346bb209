import { settingsOrExit } from '@marquee/settings/settings';
import { runTool } from './tool';

/** `npm run site -- <command>`: the operator's tool. */
const { SITES_DIR, PORT, MARQUEE_MODE } = settingsOrExit('site', 2);
process.exitCode = await runTool(
  process.argv.slice(2),
  {
    folder: SITES_DIR,
    port: PORT,
    mode: MARQUEE_MODE,
    now: Date.now,
    print: (text) => process.stdout.write(text),
  },
  (text) => process.stderr.write(text),
);
