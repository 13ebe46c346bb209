import { useSlipPicks } from '../stores';
import { BetSlip } from './BetSlip';
import type { SlipPicks } from './SlipPicks';

const slips = new WeakMap<SlipPicks, BetSlip>();

/** The one bet slip of the visit. What only shows or presses odds takes `useSlipPicks`, which is lighter. */
export function useSlip(): BetSlip {
  const picks = useSlipPicks();
  const slip = slips.get(picks) ?? new BetSlip(picks);
  slips.set(picks, slip);
  return slip;
}
