import { useLocation, useNavigate } from '@marquee/sdk';
import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useShell } from '../context/shell';
import { loginCallOf, modalDelay, openedQuery } from '../rules/loginWay';

/**
 * Waits the second between the way home and the login modal (R2), and says that it waits. Whoever goes elsewhere within
 * it is not called back: neither by a navigation that is still being drawn, nor by coming back to this entry of the
 * history later.
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
    // a call belongs to one entry of the history
  }, [key, waiting]);
  return waiting;
}
