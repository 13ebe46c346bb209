import { runJourneys } from './lib/journeys.mjs';
import { reported } from './lib/report.mjs';

const isFull = process.argv.includes('--full');
const words = process.argv.slice(2).filter((word) => word !== '--full');

await reported('Marquee is walked through', (report) => runJourneys(report, { words, isFull }));
