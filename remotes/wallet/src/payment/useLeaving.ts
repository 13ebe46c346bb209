import { useLocation, useNavigate } from '@marquee/sdk';
import { useEffect, useRef } from 'react';
import { leaveFor } from './leaveFor';
import type { Step } from './NextStep';

/** State of the history entry of a payment that was just submitted. */
export const justSent = { justSent: true };

/**
 * Redirects to the payment service's page once, right after submitting: marked in the history entry, which is cleared
 * first, so that back and reload do not redirect again.
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
