import { readFileSync, writeFileSync } from 'node:fs';
import type { Sport } from '@marquee/protocols/odds/feed';
import {
  type CalibrationRow,
  calibrateMatches,
  calibrateRaces,
  calibrationTable,
  fewestWins,
  reach,
} from '@marquee/sandbox/testing/calibration';
import { facts } from './facts';

/**
 * `node --import tsx lab/proofs/calibration.full.ts [--write]`: bets one unit on everything in the sandbox's season,
 * early, late and live, and compares the returns with those declared by its prices, by sport, market and side. The
 * season is the same in every run. Exits with 1 if a row is off; `--write` updates the table in the guide.
 */
const secret = 'calibration';

/** Number of events per sport: more give narrower intervals. */
const counts: Record<Sport, number> = {
  football: 6_000,
  basketball: 4_000,
  tennis: 6_000,
  esports: 6_000,
  cricket: 4_000,
  volleyball: 4_000,
  ice_hockey: 6_000,
  table_tennis: 6_000,
  horse_racing: 8_000,
};

/**
 * Expected return per unit: at least, after margin, lean and rounding; at most, near certainty, where the margin is
 * half of the winnings.
 */
const declared = { least: 0.925, most: 0.99 };

const guide = new URL('../../docs/odds-calibration.md', import.meta.url);
const marks = ['<!-- calibration -->', '<!-- end -->'] as const;

const { equal } = facts();
const nameOf = ({ betType, phase, side }: CalibrationRow) => `${betType} ${phase} ${side}`;
const all: CalibrationRow[] = [];

for (const [sport, count] of Object.entries(counts) as [Sport, number][]) {
  const found = sport === 'horse_racing' ? calibrateRaces(secret, count) : calibrateMatches(secret, sport, count);
  const rows = found.filter(({ wins }) => wins >= fewestWins).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  all.push(...rows);
  const off = (isOff: (row: CalibrationRow) => boolean) => rows.filter(isOff).map(nameOf);
  equal(
    `${sport}, margin other than declared, of ${rows.length} rows`,
    off((row) => row.declared < declared.least || row.declared > declared.most),
    [],
  );
  equal(
    `${sport}, returned other than declared`,
    off((row) => Math.abs(row.returned - row.declared) > reach * row.deviation),
    [],
  );
  equal(
    `${sport}, pays players more than they stake`,
    off((row) => row.returned - reach * row.deviation > 1),
    [],
  );
}

const table = calibrationTable(all);
console.log(table);
const text = readFileSync(guide, 'utf8');
const [from, to] = marks.map((mark) => text.indexOf(mark)) as [number, number];
if (process.argv.includes('--write')) {
  writeFileSync(guide, `${text.slice(0, from + marks[0].length)}\n\n${table}\n\n${text.slice(to)}`);
} else {
  const kinds = (rows: string) => rows.match(/^\| \w.*?\| \w.*?\|.*?\|.*?\|/gm)?.length;
  equal('rows in the guide', kinds(text.slice(from, to)), kinds(table));
}
