import { useSlipPicks } from '../stores';
import { BetSlip } from './BetSlip';
import type { SlipPicks } from './SlipPicks';

const slips = new WeakMap<SlipPicks, BetSlip>();

/** The visit's bet slip. Components that only show or select odds use `useSlipPicks`, which is smaller. */
export function useSlip(): BetSlip {
  const picks = useSlipPicks();
  const slip = slips.get(picks) ?? new BetSlip(picks);
  slips.set(picks, slip);
  return slip;
}
