import type { MouseEvent } from 'react';

/** Ignores the second half of a double click: where it lands, another step may stand by now. */
export function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
