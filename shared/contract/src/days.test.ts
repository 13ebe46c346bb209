import { describe, expect, it } from '@rstest/core';
import { Days } from './days';

const hour = 3_600_000;
const day = 24 * hour;

describe('the days of a time zone', () => {
  it.each([
    ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00Z', 23],
    ['Europe/Madrid', '2026-10-25', '2026-10-24T22:00Z', 25],
    ['Europe/Moscow', '2026-03-29', '2026-03-28T21:00Z', 24],
    ['Asia/Kathmandu', '2026-12-31', '2026-12-30T18:15Z', 24],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00Z', 25],
    ['America/St_Johns', '2026-11-01', '2026-11-01T02:30Z', 25],
    ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00Z', 23],
    ['Australia/Sydney', '2026-04-05', '2026-04-04T13:00Z', 25],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30Z', 23.5],
    ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00Z', 23],
    // Clock changes at midnight: it is skipped, or occurs twice.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00Z', 23],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00Z', 23],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00Z', 25],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z', 23],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00Z', 23],
    ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00Z', 23],
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00Z', 25],
    // The change is an hour before midnight.
    ['America/Nuuk', '2026-03-29', '2026-03-29T01:00Z', 24],
    ['UTC', '2028-02-29', '2028-02-29T00:00Z', 24],
  ])('%s: %s begins at %s and has %d hours', (zone, name, first, hours) => {
    const days = new Days(zone);
    const begins = Date.parse(first);
    const ends = begins + hours * hour;
    expect(days.beginningOf(Date.parse(name))).toBe(begins);
    expect(days.beginningOf(Date.parse(name) + day)).toBe(ends);
    expect(days.midnight(begins - 1, 1)).toBe(begins);
    for (let time = begins; time < ends; time += hour / 2) {
      expect([days.dayOf(time), days.midnight(time), days.midnight(time, 1)]).toEqual([name, begins, ends]);
    }
    expect([days.dayOf(begins - 1), days.dayOf(ends)]).toEqual(
      [-day, day].map((ms) => new Date(Date.parse(name) + ms).toISOString().slice(0, 10)),
    );
  });

  it('follow each other without a gap or an overlap in every zone, over the end of a year', () => {
    const wrong: string[] = [];
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const days = new Days(zone);
      for (let date = Date.UTC(2026, 11, 30); date < Date.UTC(2027, 0, 3); date += day) {
        const first = days.beginningOf(date);
        const name = new Date(date).toISOString().slice(0, 10);
        if (days.dayOf(first) !== name || days.dayOf(first - 1) >= name) wrong.push(`${zone} ${name}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
