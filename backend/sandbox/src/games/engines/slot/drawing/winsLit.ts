import type { SlotWin } from '../engine';

/** How long all wins together, and then each alone, stay lit; ms. */
const litFor = 900;

/**
 * The wins that are lit `elapsed` ms after they were shown: all of them first, then one after another, over and over.
 */
export function winsLit(wins: readonly SlotWin[], elapsed: number): readonly SlotWin[] {
  const turn = Math.max(0, Math.floor(elapsed / litFor));
  return turn === 0 ? wins : wins.slice((turn - 1) % wins.length).slice(0, 1);
}
