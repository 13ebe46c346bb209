import { runChecks } from './lib/checks.mjs';
import { reported } from './lib/report.mjs';

await reported('Marquee is checked', (report) => runChecks(report));
