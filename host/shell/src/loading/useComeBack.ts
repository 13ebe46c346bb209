import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Why a part of the page is not there: its files did not arrive, or what arrived failed. */
export type Loss = 'away' | 'failed';

/**
 * Tries a lost part of the page again by itself, once for each cause to hope: every part with the next release, and one
 * that is away when the network is back, or when a link leads here again. It never tries by time: a network that stays
 * down is left alone.
 *
 * @param again Tries the part again; it is not lost until it says so.
 * @param revision That of the registry which the page has.
 */
export function useComeBack(again: () => void, revision: number) {
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
