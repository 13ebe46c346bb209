import { reported } from './lib/report.mjs';
import { runUnits } from './lib/units.mjs';

const isFull = process.argv.includes('--full');
const words = process.argv.slice(2).filter((word) => word !== '--full');

await reported('Marquee is tested, unit by unit', (report) => runUnits(report, { words, isFull }));
