import { linesOf } from '@marquee/contract/betLines';
import type { LegResult } from '@marquee/protocols/odds/settlement';
import { describe, expect, it } from '@rstest/core';
import { cashOutOf, combinedOdds, type LineValue, legReturn, oddsOf, payoutOf, worthOf } from './betMath';
import type { Rational } from './rational';

describe('linesOf', () => {
  const rows: [legs: number, sizes: number[], lines: number][] = [
    [1, [1], 1],
    [3, [3], 1],
    [3, [1], 3],
    [3, [2], 3],
    [3, [2, 3], 4],
    [3, [1, 2, 3], 7],
    [4, [2, 3, 4], 11],
    [5, [2, 3, 4, 5], 26],
    [6, [2, 3, 4, 5, 6], 57],
    [8, [4], 70],
    [12, [6], 924],
  ];
  for (const [legs, sizes, lines] of rows) {
    it(`${sizes.join('+')} of ${legs} are ${lines}`, () => expect(linesOf(legs, sizes)).toBe(lines));
  }
});

describe('payoutOf', () => {
  type Leg = [odds: number, LegResult];
  const rows: [name: string, stake: number, sizes: number[], legs: Leg[], payout: number][] = [
    ['a single that wins', 1000, [1], [[1850, 'won']], 1850],
    ['a single that loses', 1000, [1], [[1850, 'lost']], 0],
    ['a void single', 999, [1], [[1850, 'void']], 999],
    ['half won', 1000, [1], [[1850, 'half_won']], 1425],
    ['half lost', 1001, [1], [[1850, 'half_lost']], 500],
    [
      'truncation once: 333 × 1.01 × 1.01 × 1.01 = 343.090…',
      333,
      [3],
      [
        [1010, 'won'],
        [1010, 'won'],
        [1010, 'won'],
      ],
      343,
    ],
    [
      'no step of rounding: 7 × 1.45 × 1.38 = 14.007',
      7,
      [2],
      [
        [1450, 'won'],
        [1380, 'won'],
      ],
      14,
    ],
    [
      'a product that floats get wrong: 100 × 1.1 × 1.1 = 121',
      100,
      [2],
      [
        [1100, 'won'],
        [1100, 'won'],
      ],
      121,
    ],
    [
      'a combination with one void leg',
      1000,
      [2],
      [
        [2000, 'won'],
        [3000, 'void'],
      ],
      2000,
    ],
    [
      'a combination with one lost leg',
      1000,
      [2],
      [
        [2000, 'won'],
        [3000, 'lost'],
      ],
      0,
    ],
    [
      'two of three, all won: 2×3 + 2×4 + 3×4',
      100,
      [2],
      [
        [2000, 'won'],
        [3000, 'won'],
        [4000, 'won'],
      ],
      2600,
    ],
    [
      'two of three, one lost: 2×3',
      100,
      [2],
      [
        [2000, 'won'],
        [3000, 'won'],
        [4000, 'lost'],
      ],
      600,
    ],
    [
      'trixie with one lost',
      100,
      [2, 3],
      [
        [2000, 'won'],
        [3000, 'won'],
        [4000, 'lost'],
      ],
      600,
    ],
    [
      'patent with two lost',
      100,
      [1, 2, 3],
      [
        [2000, 'won'],
        [3000, 'lost'],
        [4000, 'lost'],
      ],
      200,
    ],
    [
      'lines are summed before they are cut: 3 × 0.505',
      1,
      [1],
      [
        [1010, 'half_lost'],
        [1010, 'half_lost'],
        [1010, 'half_lost'],
      ],
      1,
    ],
    [
      'two of three with a half lost: 2×½ + 3×½ + 6',
      100,
      [2],
      [
        [2000, 'won'],
        [3000, 'won'],
        [4000, 'half_lost'],
      ],
      850,
    ],
  ];
  for (const [name, stake, sizes, legs, payout] of rows) {
    it(name, () => {
      const returns = legs.map(([odds, result]) => legReturn(odds, result));
      expect(payoutOf(stake, sizes, returns)).toBe(payout);
    });
  }

  it('agrees with the sum over all lines written out', () => {
    const odds = [1530, 2120, 1910, 4350, 1280];
    let thousandthsToTheThird = 0n;
    for (let a = 0; a < 5; a += 1)
      for (let b = a + 1; b < 5; b += 1)
        for (let c = b + 1; c < 5; c += 1)
          thousandthsToTheThird += BigInt(odds[a] ?? 0) * BigInt(odds[b] ?? 0) * BigInt(odds[c] ?? 0);
    expect(payoutOf(731, [3], odds.map(oddsOf))).toBe(Number((731n * thousandthsToTheThird) / 1_000_000_000n));
  });

  it('does not overflow with twelve legs at a hundred', () => {
    expect(
      payoutOf(
        1_000_000,
        [12],
        Array.from({ length: 12 }, () => oddsOf(101_000)),
      ),
    ).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('combinedOdds', () => {
  it('truncates the product to thousandths', () => {
    expect(combinedOdds([1850])).toBe(1850);
    expect(combinedOdds([1850, 1910])).toBe(3533);
  });
});

describe('cashOutOf', () => {
  const value = (won: number, more: Partial<LineValue> = {}): LineValue => ({
    won,
    half_won: 0,
    void: 0,
    half_lost: 0,
    ...more,
  });
  const open = (taken: number, chances: LineValue) => worthOf(taken, chances);
  const half = value(500_000);
  const rows: [name: string, sizes: number[], worths: Rational[], worth: number | null][] = [
    ['is what the bet is worth, and no more', [1], [open(1900, half)], 950],
    ['gives back the share that may be a push', [1], [open(1900, value(500_000, { void: 100_000 }))], 1050],
    [
      'counts halves of quarter lines',
      [1],
      [open(1900, value(400_000, { half_won: 100_000, half_lost: 200_000 }))],
      // 0.4 × 1.9 + 0.1 × 1.45 + 0.2 × 0.5
      1005,
    ],
    ['is nothing for what is lost', [1], [open(1900, value(0))], null],
    ['is truncated, never rounded up', [1], [open(1999, value(333_333))], 666],
    ['counts a won leg with its odds', [2], [legReturn(2000, 'won'), open(1900, half)], 1900],
    ['is not offered once nothing can be left', [2], [legReturn(2000, 'lost'), open(1900, half)], null],
    ['sums the lines of a system', [2], [legReturn(2000, 'won'), legReturn(2000, 'lost'), open(1900, half)], 1900],
  ];
  for (const [name, sizes, worths, worth] of rows) {
    it(name, () => expect(cashOutOf(1000, sizes, worths)).toBe(worth));
  }
});
