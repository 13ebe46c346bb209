import { disconnect } from '../envelope';
import { type CallRow, lost, player } from './row';

/** The player's identity check. */
export const identity = {
  'identity/state': { ...player(lost), passive: true },
  'identity/begin': player(disconnect),
} satisfies Record<string, CallRow>;
