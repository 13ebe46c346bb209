import { useLocation, useNavigate } from '@marquee/sdk';
import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useShell } from '../context/shell';
import { loginCallOf, modalDelay, openedQuery } from '../rules/loginWay';

/**
 * Waits the second between the redirect home and the login modal (R2), and tells that it waits. Navigation within it
 * cancels the login for good: also a navigation still in transition, and a later return to this history entry.
 */
export function useLoginCall(onWait: () => void): boolean {
  const { pathname, search, state, key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const { history } = useShell().address;
  const call = loginCallOf(state);
  const waiting = call !== null && type !== 'POP';

  useEffect(() => {
    if (!waiting || !call) return;
    onWait();
    const open = () => {
      if (history.location.key !== key) return;
      void navigate({ pathname, search: openedQuery(search, call) }, { replace: true });
    };
    const timer = setTimeout(open, modalDelay);
    return () => clearTimeout(timer);
    // a call belongs to one history entry
  }, [key, waiting]);
  return waiting;
}
