import { stakeUnit } from '@marquee/protocols/provider/stakes';
import { describe, expect, test } from '@rstest/core';
import { helpReadOn } from './helpLines';
import { type Jurisdiction, type JurisdictionCode, jurisdictions } from './jurisdictions';

/** What each profile asks for (D9), written down a second time. */
const profiles: [JurisdictionCode, age: number, timeOuts: string, exclusions: string][] = [
  ['none', 18, '24h 1w 1m 6w', '6m 1y 2y 5y'],
  ['uk', 18, '24h 1w 1m 6w', '6m 1y 2y 5y'],
  ['mt', 18, '24h 1w 2w 30d', '6m 1y 2y 5y indefinite'],
  ['ph', 21, '24h 1w 1m 6w', '6m 1y 5y'],
];

describe('a jurisdiction', () => {
  test('has a row here', () => expect(profiles.map(([code]) => code)).toEqual(Object.keys(jurisdictions)));

  test.each(profiles)('%s: nobody registers below %i [D9.01]', (code, age) =>
    expect(jurisdictions[code].minimumAge).toBe(age),
  );

  test.each(profiles)('%s: time-outs and self-exclusions [D9.10]', (code, _, timeOuts, exclusions) => {
    expect(jurisdictions[code].timeOuts.map(({ option }) => option).join(' ')).toBe(timeOuts);
    expect(jurisdictions[code].exclusions.map(({ option }) => option).join(' ')).toBe(exclusions);
  });

  test.each(profiles)('%s: who a player is, is checked before a deposit under uk only', (code) =>
    expect(jurisdictions[code].identity).toBe(code === 'uk' ? 'before_deposit' : 'none'),
  );

  test.each(profiles)('%s: wins are shown everywhere but under uk', (code) =>
    expect(jurisdictions[code].showsWins).toBe(code !== 'uk'),
  );

  test.each(profiles)('%s: names somebody who helps, at an address of theirs and with a source', (code) => {
    const { help } = jurisdictions[code];
    expect(help.at(-1)?.name).toBe('Gambling Therapy');
    for (const { url, source, phone } of help) {
      expect([url, source].every((address) => new URL(address).protocol === 'https:')).toBe(true);
      expect(phone ?? '1').toMatch(/^[\d ()-]+$/);
    }
    expect(Date.parse(helpReadOn)).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  test.each([
    ['none', '', undefined],
    ['uk', 'dispute_body data_controller', '0808 8020 133'],
    ['mt', 'dispute_body data_controller', '1777'],
    ['ph', 'data_controller', '(02) 8248-9568'],
  ] as const)('%s: an operator names %j, and the first to call is %s', (code, names, phone) => {
    expect(jurisdictions[code].mustName.join(' ')).toBe(names);
    expect(jurisdictions[code].help.find((line) => 'phone' in line)?.phone).toBe(phone);
  });

  test.each(profiles)('%s: data of a closed account is kept for five years', (code) =>
    expect(jurisdictions[code].dataKept.years).toBe(5),
  );

  test.each(profiles)('%s: a round of a slot takes at least 2.5 s [D9.14]', (code) =>
    expect(jurisdictions[code].roundMinimum.slot).toBeGreaterThanOrEqual(2500),
  );

  test.each(profiles)('%s: slots have a highest stake under uk only, by ages that are proved [D9.25]', (code) => {
    const { slotStakes, identity, minimumAge }: Jurisdiction = jurisdictions[code];
    const rows = slotStakes?.byAge.map(({ from, amount }) => `${from}: ${amount} ${slotStakes.currency}`);
    expect(rows).toEqual(code === 'uk' ? ['18: 200 GBP', '25: 500 GBP'] : undefined);
    if (!slotStakes) return;
    expect([identity, slotStakes.byAge[0].from]).toEqual(['before_deposit', minimumAge]);
    // No stake of a game is below a unit.
    for (const { amount } of slotStakes.byAge) expect(amount).toBeGreaterThanOrEqual(stakeUnit(slotStakes.currency));
  });

  test.each([
    ['none', undefined, undefined, undefined],
    ['uk', '0808 8020 133', 'BetBlocker', false],
    ['mt', '1777', 'BetBlocker', false],
    ['ph', '(02) 8248-9568', 'BetBlocker', true],
  ] as const)('%s: every footer has help at %s, the software %s, and who is barred: %s [D13.14]', (code, ...wanted) => {
    const { notices }: Jurisdiction = jurisdictions[code];
    expect([notices?.help.phone, notices?.blocking.name, notices?.barred]).toEqual(wanted);
    if (notices) expect(new URL(notices.blocking.url).protocol).toBe('https:');
  });
});
