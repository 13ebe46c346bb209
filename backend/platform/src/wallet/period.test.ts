import { describe, expect, test } from '@rstest/core';
import { periodOf } from './period';

const now = Date.parse('2026-11-21T20:30:00Z');

describe('the period of a history', () => {
  test.each([
    ['the last 30 days', {}, '2026-10-23T00:00:00Z', '2026-11-22T00:00:00Z'],
    ['a day', { from: '2026-01-31', to: '2026-01-31' }, '2026-01-31T00:00:00Z', '2026-02-01T00:00:00Z'],
    ['up to a day', { to: '2026-01-31' }, '2026-01-02T00:00:00Z', '2026-02-01T00:00:00Z'],
    ['from a day', { from: '2026-11-01' }, '2026-11-01T00:00:00Z', '2026-11-22T00:00:00Z'],
    ['the last 30 days in Manila', { zone: 'Asia/Manila' }, '2026-10-23T16:00:00Z', '2026-11-22T16:00:00Z'],
    [
      'a day in Kathmandu',
      { from: '2026-01-31', to: '2026-01-31', zone: 'Asia/Kathmandu' },
      '2026-01-30T18:15:00Z',
      '2026-01-31T18:15:00Z',
    ],
    [
      'a day in Caracas',
      { from: '2026-01-31', to: '2026-01-31', zone: 'America/Caracas' },
      '2026-01-31T04:00:00Z',
      '2026-02-01T04:00:00Z',
    ],
    [
      'the day of 23 hours in Madrid',
      { from: '2026-03-29', to: '2026-03-29', zone: 'Europe/Madrid' },
      '2026-03-28T23:00:00Z',
      '2026-03-29T22:00:00Z',
    ],
    [
      'the day of 25 hours in Madrid',
      { from: '2026-10-25', to: '2026-10-25', zone: 'Europe/Madrid' },
      '2026-10-24T22:00:00Z',
      '2026-10-25T23:00:00Z',
    ],
  ])('%s', (_, days, from, to) => {
    expect(periodOf(days, now)).toEqual({ from: Date.parse(from), to: Date.parse(to) });
  });
});
