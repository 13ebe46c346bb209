import type { KeyboardEvent } from 'react';

/**
 * The index that an arrow key, Home or End leads to among `count` items; null for other keys. In RTL the left arrow
 * goes forward.
 */
export function step(event: KeyboardEvent, count: number, from: number): number | null {
  const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const to = { [forward]: from + 1, [back]: from - 1, Home: 0, End: count - 1 }[event.key];
  return to === undefined ? null : Math.min(Math.max(0, to), count - 1);
}
