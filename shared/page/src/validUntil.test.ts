import { expect, test } from '@rstest/core';
import { validUntil } from './validUntil';

const now = Date.parse('2026-05-01T12:00:00Z');
const race = (starts_at: string | null) => ({ 'sports/races|{}': { value: [{ name: 'x', starts_at }] } });

test.each([
  ['nothing', {}, Number.POSITIVE_INFINITY],
  ['a race to come', race('2026-05-01T12:00:20.000Z'), now + 20_000],
  ['a race that has begun', race('2026-05-01T12:00:00.000Z'), Number.POSITIVE_INFINITY],
  ['a race of no time', race(null), Number.POSITIVE_INFINITY],
  ['no time', race('soon'), Number.POSITIVE_INFINITY],
  ['several', { a: race('2026-05-01T13:00:00Z'), b: [{ ends_at: '2026-05-01T12:30:00Z' }] }, now + 1_800_000],
])('a page with %s is right until then', (_, seed, until) => expect(validUntil(seed, now)).toBe(until));
