import { describe, expect, test } from '@rstest/core';
import { hand } from '../../../testing/cardTexts';
import { testEngine } from '../../../testing/engineTests';
import { rankHand, videopoker } from './engine';
import { returns } from './return';

testEngine(videopoker, returns);

describe('poker hands', () => {
  test.each([
    ['Ts Js Qs Ks As', 0],
    ['9s Ts Js Qs Ks', 1],
    ['As 2s 3s 4s 5s', 1],
    ['7s 7h 7d 7c 2s', 2],
    ['7s 7h 7d 2c 2s', 3],
    ['2s 9s 4s Ks 6s', 4],
    ['As 2h 3s 4s 5s', 5],
    ['Ts Jh Qs Ks As', 5],
    ['7s 7h 7d 3c 2s', 6],
    ['7s 7h 3d 3c 2s', 7],
    ['Js Jh 3d 4c 2s', 8],
    ['Ts Th 3d 4c 2s', -1],
    ['Qs Kh Ad 2c 3s', -1],
  ])('%s ranks %i', (cards, rank) => {
    expect(rankHand(hand(cards))).toBe(rank);
  });
});
