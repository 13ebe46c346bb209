import { type PointerEvent, useState } from 'react';

/**
 * Whether a part of a remote lies over the host's controls, and must go. `coverWatch` says so by an event at the
 * element that covers. React passes events through portals, so the part hears it wherever in the document that is. It
 * knows no events by other names than the browser's: this one bubbles, and nobody here listens to it otherwise.
 */
export function useCover(remote: string) {
  const [isCovering, setCovering] = useState(false);
  const onLostPointerCapture = (event: PointerEvent) => {
    const found: unknown = event.nativeEvent.detail;
    // A pointer’s own event has a number.
    if (!Array.isArray(found)) return;
    event.stopPropagation();
    found.push(remote);
    setCovering(true);
  };
  return { isCovering, on: { onLostPointerCapture }, showAgain: () => setCovering(false) };
}
