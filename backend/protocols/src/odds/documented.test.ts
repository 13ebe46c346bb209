import { readFileSync } from 'node:fs';
import { minorPerMajor } from '@marquee/contract/currencies';
import { describe, expect, it } from '@rstest/core';
import { stakeUnit } from '../provider/stakes';
import { deductionFor } from './rule4';

const page = (name: string) => readFileSync(new URL(`../../../../docs/partners/${name}.md`, import.meta.url), 'utf8');
/** The cells of the table row that begins with `first`, without it. */
const row = (text: string, first: string) =>
  (new RegExp(`^\\| ${first} +\\|(.*)\\|$`, 'm').exec(text)?.[1] ?? '').split('|').map(Number);

describe('the pages for partners', () => {
  it('have the scale of Rule 4', () => {
    const odds = page('odds');
    const longest = row(odds, 'odds up to').map((price) => Math.round(price * 1000));
    expect(longest.map(deductionFor)).toEqual(row(odds, 'taken'));
    const next = row(odds, 'taken').slice(1);
    expect(longest.map((price) => deductionFor(price + 1))).toEqual([...next, 0]);
  });

  it('have the stake units of currencies whose unit is more than one', () => {
    const amounts = [...page('games').matchAll(/\b([\d,]+) (VND|IDR|JPY|NPR)\b/g)].map(
      ([, amount = '', currency = '']) =>
        [currency, Number(amount.replace(',', '')) * minorPerMajor(currency)] as const,
    );
    expect(amounts.map(([currency]) => currency)).toEqual(['VND', 'IDR', 'JPY', 'NPR']);
    expect(amounts).toEqual(amounts.map(([currency]) => [currency, stakeUnit(currency)]));
  });
});
