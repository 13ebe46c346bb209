import { reported } from './lib/report.mjs';
import { runUnits } from './lib/units.mjs';
import { readWords } from './lib/words.mjs';

const chosen = readWords();

await reported('Marquee is tested, unit by unit', (report) => runUnits(report, chosen));
