import { describe, expect, test } from '@rstest/core';
import type { SlotWin } from '../engine';
import { winsLit } from './winsLit';

describe('the wins of a spin', () => {
  const wins = [0, 1, 2].map((line): SlotWin => ({ line, kind: 3, symbol: 1, ways: 1, cells: [], pay: 1 }));
  const lit = (elapsed: number) => winsLit(wins, elapsed).map((win) => win.line);

  test('are lit together first, then one after another, over and over', () => {
    expect([0, 899, 900, 1_800, 2_700, 3_600].map(lit)).toEqual([[0, 1, 2], [0, 1, 2], [0], [1], [2], [0]]);
  });

  test('are all lit in a frame whose time is before the end of the spin', () => {
    expect(lit(-3)).toEqual([0, 1, 2]);
  });

  test('are none where nothing was won', () => {
    expect([0, 900].map((elapsed) => winsLit([], elapsed))).toEqual([[], []]);
  });
});
