import type { SlotWin } from '../engine';

/** How long all wins together, and then each one, are highlighted; ms. */
const highlightMs = 900;

/** The wins highlighted `elapsed` ms after they were shown: first all, then one after another in a loop. */
export function winsLit(wins: readonly SlotWin[], elapsed: number): readonly SlotWin[] {
  const turn = Math.max(0, Math.floor(elapsed / highlightMs));
  return turn === 0 ? wins : wins.slice((turn - 1) % wins.length).slice(0, 1);
}
