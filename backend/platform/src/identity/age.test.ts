import { describe, expect, it } from '@rstest/core';
import { ageAt } from './age';

describe('a birthday', () => {
  it.each([
    ['Asia/Manila', '2008-11-21', '2026-11-20T16:00:00Z'],
    ['America/New_York', '2008-11-21', '2026-11-21T05:00:00Z'],
    ['UTC', '2009-01-01', '2027-01-01T00:00:00Z'],
    ['Asia/Kathmandu', '2008-02-29', '2026-02-28T18:15:00Z'],
    ['UTC', '2008-02-29', '2028-02-29T00:00:00Z'],
  ])('in %s of %s begins at midnight there: %s', (zone, born, begins) => {
    const years = Number(begins.slice(0, 4)) - Number(born.slice(0, 4));
    expect([ageAt(born, Date.parse(begins) - 1, zone), ageAt(born, Date.parse(begins), zone)]).toEqual([
      years - 1,
      years,
    ]);
  });

  it.each(['2008-02-30', '2007-02-29', '2008-13-01', 'never'])('is no day: %s', (born) => {
    expect(ageAt(born, Date.now(), 'UTC')).toBeNaN();
  });
});
