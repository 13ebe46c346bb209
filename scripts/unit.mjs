import { reported } from './lib/report.mjs';
import { runUnits } from './lib/units.mjs';

const words = process.argv.slice(2);

await reported('Marquee is tested, unit by unit', (report) => runUnits(report, words));
