import { animate } from './scene';
import type { Words } from './text';

/**
 * Counts a win up in the result line, and tells each step. Only called for payouts above the stake; amounts are minor
 * units.
 */
export function countUp(
  line: HTMLElement,
  words: Words,
  amount: number,
  counting?: (amount: number, part: number) => void,
): Promise<void> {
  return animate(Math.min(1600, 500 + Math.log10(Math.max(10, amount)) * 160), (part) => {
    const counted = Math.round(amount * part);
    line.textContent = words.t('won', { amount: words.money(counted) });
    counting?.(counted, part);
  });
}
