import type { MouseEvent } from 'react';

/** The second half of a double click means nothing: where it lands, another step may stand by now. */
export function notTwice(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
