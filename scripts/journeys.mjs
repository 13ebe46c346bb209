import { runJourneys } from './lib/journeys.mjs';
import { reported } from './lib/report.mjs';
import { readWords } from './lib/words.mjs';

const chosen = readWords(['--full', '--slow', '--fast']);

await reported('Marquee is walked through', (report) => runJourneys(report, chosen));
