import { describe, expect, test } from '@rstest/core';
import { isWithinHours } from './offerHours';

const evening = { from: '18:00', until: '21:30' };
const night = { from: '22:00', until: '02:00' };

/** The offer’s days and hours, the zone, a time, and whether it may be taken then. */
const rows: [string, Parameters<typeof isWithinHours>[0], string, string, boolean][] = [
  ['without days and hours, always', {}, 'UTC', '2026-03-14T03:00Z', true],
  ['in the first minute', { hours: evening }, 'UTC', '2026-03-14T18:00Z', true],
  ['before it', { hours: evening }, 'UTC', '2026-03-14T17:59:59Z', false],
  ['in the last minute', { hours: evening }, 'UTC', '2026-03-14T21:29:59Z', true],
  ['at the end', { hours: evening }, 'UTC', '2026-03-14T21:30Z', false],
  ['by the clocks of the site', { hours: evening }, 'Asia/Manila', '2026-03-14T10:00Z', true],
  ['by the clocks of the site, not of UTC', { hours: evening }, 'Asia/Manila', '2026-03-14T18:00Z', false],
  ['on the site’s Sunday, Saturday in UTC', { weekdays: [7] }, 'Asia/Manila', '2026-03-14T17:00Z', true],
  ['on the site’s Sunday only', { weekdays: [6] }, 'Asia/Manila', '2026-03-14T17:00Z', false],
  ['before midnight', { weekdays: [5], hours: night }, 'UTC', '2026-03-13T23:00Z', true],
  ['after midnight, of the day before', { weekdays: [5], hours: night }, 'UTC', '2026-03-14T01:59Z', true],
  ['after midnight of a day that is not named', { weekdays: [6], hours: night }, 'UTC', '2026-03-14T01:00Z', false],
  ['over midnight of Sunday', { weekdays: [7], hours: night }, 'UTC', '2026-03-16T01:00Z', true],
  // Clocks of Madrid go from 02:00 to 03:00 on 29 March, and from 03:00 back to 02:00 on 25 October 2026.
  [
    'before clocks go forward',
    { hours: { from: '01:00', until: '03:00' } },
    'Europe/Madrid',
    '2026-03-29T00:59Z',
    true,
  ],
  ['once they have', { hours: { from: '01:00', until: '03:00' } }, 'Europe/Madrid', '2026-03-29T01:00Z', false],
  [
    'in an hour that they skip',
    { hours: { from: '02:00', until: '03:00' } },
    'Europe/Madrid',
    '2026-03-29T01:00Z',
    false,
  ],
  [
    'in an hour that they repeat',
    { hours: { from: '02:00', until: '03:00' } },
    'Europe/Madrid',
    '2026-10-25T00:30Z',
    true,
  ],
  ['in its repetition', { hours: { from: '02:00', until: '03:00' } }, 'Europe/Madrid', '2026-10-25T01:30Z', true],
  ['after it', { hours: { from: '02:00', until: '03:00' } }, 'Europe/Madrid', '2026-10-25T02:00Z', false],
];

describe('an offer with days and hours', () => {
  test.each(rows)('%s', (_, offer, zone, at, isOpen) =>
    expect(isWithinHours(offer, zone, Date.parse(at))).toBe(isOpen),
  );
});
