import { useApi, useIdle, useLive } from '@marquee/sdk';
import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import type { BetSlip } from './BetSlip';

/** Debounce of quotes, and their polling interval, ms. */
const restMs = 300;
const pollMs = 10_000;

/** Keeps the slip's odds current: after each change, on live changes of its matches, and every ten seconds. */
export function useFollowSlip(slip: BetSlip): void {
  const api = useApi();
  useIdle(slip.count === 0);
  useEffect(() => {
    void slip.refresh(api);
    return reaction(
      () => slip.quoteKey,
      () => void slip.refresh(api),
      { delay: restMs },
    );
  }, [slip, api]);
  useLive('sports', ({ match_ids }) => {
    if (slip.picks.some((pick) => match_ids.includes(pick.match_id))) void slip.refresh(api);
  });
  const poll = useEffectEvent(() => {
    if (!document.hidden) void slip.refresh(api);
  });
  useEffect(() => {
    const timer = setInterval(poll, pollMs);
    return () => clearInterval(timer);
  }, []);
}
