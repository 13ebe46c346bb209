import { expect, test } from '@rstest/core';
import { highestStake } from './highestStake';

const slot = { category: 'slot_game', engine: 'slot' };
const uk = { jurisdiction: 'uk', time_zone: 'Europe/London' } as const;
const born = (date_of_birth: string) => ({ currency: 'GBP', date_of_birth });

/** When somebody is 25 (a second before, they are not), by birth date and the site's zone. */
test.each([
  ['in winter', '2001-11-30', 'Europe/London', '2026-11-30T00:00:00Z'],
  ['in summer', '2001-07-04', 'Europe/London', '2026-07-03T23:00:00Z'],
  ['on the day on which summer time begins', '2001-03-29', 'Europe/London', '2026-03-29T00:00:00Z'],
  ['on the day after', '2001-03-30', 'Europe/London', '2026-03-29T23:00:00Z'],
  ['on the day on which it ends', '2001-10-25', 'Europe/London', '2026-10-24T23:00:00Z'],
  ['on a leap day', '2000-02-29', 'Europe/London', '2025-03-01T00:00:00Z'],
  ['far in the east', '2001-11-30', 'Pacific/Auckland', '2026-11-29T11:00:00Z'],
  ['far in the west', '2001-11-30', 'America/Los_Angeles', '2026-11-30T08:00:00Z'],
] as const)('who was born %s, stakes more from the 25th birthday on: %s, %s, %s [D9.25]', (_, birth, zone, at) => {
  const site = { ...uk, time_zone: zone };
  const highest = (ms: number) => highestStake(site, slot, born(birth), Date.parse(at) + ms);
  expect([highest(-1000), highest(-1), highest(0), highest(1000)]).toEqual([200, 200, 500, 500]);
});

test('slots alone have a highest stake, by category or by kind, and in uk alone', () => {
  const now = Date.parse('2026-11-30T00:00:00Z');
  const of = (category: string, engine: string, site: Parameters<typeof highestStake>[0] = uk) =>
    highestStake(site, { category, engine }, born('1980-01-01'), now);
  expect([of('slot_game', 'slot'), of('slot_game', 'reels'), of('arcade', 'slot')]).toEqual([500, 500, 500]);
  expect([of('casino', 'roulette'), of('arcade', 'plinko')]).toEqual([null, null]);
  for (const jurisdiction of ['none', 'mt', 'ph'] as const)
    expect(of('slot_game', 'slot', { ...uk, jurisdiction })).toBeNull();
});

test('who has told no birth date has what the youngest have; slots in another currency are not offered', () => {
  const now = Date.parse('2026-11-30T00:00:00Z');
  for (const date_of_birth of [null, '', '1980-02-30', '2020-01-01'])
    expect(highestStake(uk, slot, { currency: 'GBP', date_of_birth }, now)).toBe(200);
  expect(() => highestStake(uk, slot, { currency: 'EUR', date_of_birth: '1980-01-01' }, now)).toThrow('gameUnknown');
});
