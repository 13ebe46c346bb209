import { useLocation, useNavigate } from '@marquee/sdk';
import { useEffect, useRef } from 'react';
import { leaveFor } from './leaveFor';
import type { Step } from './NextStep';

/** What the history entry of a payment carries that the player has just sent. */
export const justSent = { justSent: true };

/**
 * Leads on to the page of the payment service, once, right after the player has sent the payment: its history entry
 * says so, and is rid of it first, so that neither back nor reload leads there again.
 */
export function useLeaving(step: Step | null | undefined, isKnown: boolean): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isFresh = (state as Partial<typeof justSent> | null)?.justSent === true;
  const done = useRef(false);
  useEffect(() => {
    if (!isFresh || !isKnown || done.current) return;
    done.current = true;
    navigate(pathname + search, { replace: true, state: null });
    if (step?.kind === 'redirect') leaveFor(step.url);
  }, [isFresh, isKnown, step, pathname, search, navigate]);
}
