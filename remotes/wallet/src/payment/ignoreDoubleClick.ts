import type { MouseEvent } from 'react';

/** Ignores the second click of a double click: it might hit a button of the next step. */
export function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
