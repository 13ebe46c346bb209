import type { Sport } from '@marquee/protocols/odds/feed';
import { describe, expect, it } from '@rstest/core';
import { calibrateMatches, calibrateRaces, calibrationTable, fewestWins, reach } from '../testing/calibration';

/** How many events of each sport: the more, the narrower the intervals. */
const counts: Record<Sport, number> = {
  football: 6_000,
  ice_hockey: 6_000,
  basketball: 4_000,
  tennis: 6_000,
  table_tennis: 6_000,
  volleyball: 4_000,
  esports: 6_000,
  cricket: 4_000,
  horse_racing: 4_000,
};

/** The most that margin, lean and rounding take of a unit, and what half of the winnings leaves of it near certainty. */
const declared = { least: 0.925, most: 0.99 };

describe('the prices of the sandbox, by what they pay', () => {
  for (const [sport, count] of Object.entries(counts) as [Sport, number][]) {
    it(`keep their margin in every market, side and phase of ${sport}`, () => {
      const secret = 'calibration';
      const all = sport === 'horse_racing' ? calibrateRaces(secret, count) : calibrateMatches(secret, sport, count);
      const rows = all.filter(({ wins }) => wins >= fewestWins);
      process.stdout.write(`\n${calibrationTable(rows)}\n`);
      expect(rows.length).toBeGreaterThanOrEqual(6);
      for (const row of rows) {
        const { returned, deviation } = row;
        expect(row.declared, JSON.stringify(row)).toBeGreaterThan(declared.least);
        expect(row.declared, JSON.stringify(row)).toBeLessThan(declared.most);
        expect(Math.abs(returned - row.declared), JSON.stringify(row)).toBeLessThan(reach * deviation);
        expect(returned - reach * deviation, JSON.stringify(row)).toBeLessThan(1);
      }
    }, 300_000);
  }
});
