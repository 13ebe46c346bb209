import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Why a part of the page is missing: its files did not arrive, or its code failed. */
export type Loss = 'away' | 'failed';

/**
 * Retries a missing part of the page on events that may have fixed it: every part after the next release, and one whose
 * files did not arrive also when the network is back or a link leads here again. Never by timer.
 *
 * @param again Retries the part, which then counts as present until it fails again.
 * @param revision Revision of the page's registry.
 */
export function useRecovery(again: () => void, revision: number) {
  const { key } = useLocation();
  const now = { key, revision };
  const lost = useRef<(typeof now & { loss: Loss }) | null>(null);
  const comeBack = {
    get isLost() {
      return lost.current !== null;
    },
    lose: (loss: Loss) => {
      lost.current = { ...now, loss };
    },
    tryAgain: () => {
      lost.current = null;
      again();
    },
  };
  useEffect(() => {
    if (!lost.current) return;
    const { loss, ...then } = lost.current;
    if (then.revision !== revision || (loss === 'away' && then.key !== key)) comeBack.tryAgain();
  });
  useEffect(() => {
    const onOnline = () => lost.current?.loss === 'away' && comeBack.tryAgain();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  });
  return comeBack;
}
