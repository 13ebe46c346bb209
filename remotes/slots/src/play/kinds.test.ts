import { describe, expect, test } from '@rstest/core';
import { meaningOf, sentenceOf } from './kinds';

describe('the sentence about a game', () => {
  test.each([
    ['slot', 'what.slot'],
    ['duel', 'what.duel'],
    ['mahjong', 'what.other'],
    ['constructor', 'what.other'],
  ])('of the kind %s is %s', (engine, key) => expect(sentenceOf(engine)).toBe(key));
});

test.each([
  [1, 'volatility.low'],
  [2, 'volatility.low'],
  [3, 'volatility.middle'],
  [4, 'volatility.high'],
  [5, 'volatility.high'],
])('a volatility of %i means %s', (volatility, key) => expect(meaningOf(volatility)).toBe(key));
