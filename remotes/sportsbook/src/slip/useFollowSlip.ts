import { useApi, useIdle, useLive } from '@marquee/sdk';
import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import type { BetSlip } from './BetSlip';

/** How long typing rests before a quote is asked for, and how often one is asked for anyway, ms. */
const restMs = 300;
const pollMs = 10_000;

/** Keeps the slip's odds current: after each change of it, when a match on it changes, and every ten seconds. */
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
