import { describe, expect, it } from '@rstest/core';
import { oddsFormats, oddsText } from './formats';

/** thousandths → decimal, fractional, American, Hong Kong, Malay, Indonesian. */
const rows: [number, string, string, string, string, string, string][] = [
  [1010, '1.010', '1/100', '−10000', '0.010', '0.010', '−100'],
  [1250, '1.250', '1/4', '−400', '0.250', '0.250', '−4.000'],
  [1333, '1.333', '333/1000', '−300.3', '0.333', '0.333', '−3.003'],
  [1500, '1.500', '1/2', '−200', '0.500', '0.500', '−2.000'],
  [1850, '1.850', '17/20', '−117.647', '0.850', '0.850', '−1.176'],
  [1910, '1.910', '91/100', '−109.89', '0.910', '0.910', '−1.098'],
  [2000, '2.000', '1/1', '+100', '1.000', '1.000', '1.000'],
  [2100, '2.100', '11/10', '+110', '1.100', '−0.909', '1.100'],
  [2500, '2.500', '3/2', '+150', '1.500', '−0.666', '1.500'],
  [3750, '3.750', '11/4', '+275', '2.750', '−0.363', '2.750'],
  [9990, '9.990', '899/100', '+899', '8.990', '−0.111', '8.990'],
  [10500, '10.5', '19/2', '+950', '9.500', '−0.105', '9.500'],
  [13000, '13', '12/1', '+1200', '12', '−0.083', '12'],
  [101000, '101', '100/1', '+10000', '100', '−0.010', '100'],
];

describe('oddsText', () => {
  for (const [thousandths, ...texts] of rows) {
    oddsFormats.forEach((format, index) => {
      it(`writes ${thousandths} in ${format} as ${texts[index]} [D8.06]`, () => {
        expect(oddsText(thousandths, format)).toBe(texts[index]);
      });
    });
  }

  it('has the decimal sign of the language, whatever the format', () => {
    expect(oddsFormats.map((format) => oddsText(1850, format, ','))).toEqual([
      ...['1,850', '17/20', '−117,647', '0,850', '0,850', '−1,176'],
    ]);
  });

  it('never shows more than what is paid: a cut price is at or below the true one', () => {
    for (let odds = 1010; odds <= 20_000; odds += 1) {
      expect(Number(oddsText(odds, 'decimal'))).toBeLessThanOrEqual(odds / 1000);
      expect(Number(oddsText(odds, 'hongkong'))).toBeLessThanOrEqual((odds - 1000) / 1000);
    }
  });
});
