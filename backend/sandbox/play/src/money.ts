import { animate } from './scene';
import type { Words } from './text';

/** Animates a win in the result line. Only called for payouts above the stake. */
export function countUp(line: HTMLElement, words: Words, amount: number): Promise<void> {
  return animate(Math.min(1600, 500 + Math.log10(Math.max(10, amount)) * 160), (part) => {
    line.textContent = words.t('won', { amount: words.money(Math.round(amount * part)) });
  });
}
