import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeyResults, runJourneys } from './lib/journeys.mjs';
import { reported } from './lib/report.mjs';
import { readWords } from './lib/words.mjs';
import { exitWithError, root } from './lib/workspace.mjs';

/** The journeys about access: the table of docs/accessibility.md says what each looks at. */
const about = [
  ...['announcements', 'axe', 'forced-colours', 'forms-by-keyboard', 'forms-done-by-keyboard', 'games', 'keyboard'],
  ...['low-window', 'preferences', 'tasks'],
];

const { isFull = false, words } = readWords();
if (words.length > 0) exitWithError(`Always all journeys about access. For ${words[0]}: npm run journeys -- …`);

await reported('Access is tested', async (report) => {
  const files = about.map((name) => `journeys/${name}.spec.ts`);
  if (!(await runJourneys(report, { words: files, isFull }))) return;
  // What each site's accessibility page says; after a failure it goes on saying what was true last.
  const record = { day: new Date().toISOString().slice(0, 10), tests: journeyResults().passed };
  writeFileSync(join(root, 'backend/platform/src/sites/accessRecord.json'), `${JSON.stringify(record, null, 2)}\n`);
});
