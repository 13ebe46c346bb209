import { disconnect } from '../envelope';
import { type CallRow, empty, lost, player, visitor } from './row';

/** The player protection calls (D9). */
export const protection = {
  'protection/state': player(lost),
  'protection/session': player(lost),
  'protection/declaration': visitor(empty),
  'protection/declare': player(disconnect),
  'protection/terms': player(lost),
  'protection/accept_terms': player(disconnect),
  'protection/set_limit': player(disconnect),
  'protection/confirm_limit': player(disconnect),
  'protection/cancel_pending_limit': player(disconnect),
  'protection/decline_limits': player(disconnect),
  'protection/set_reality_check': player(disconnect),
  'protection/acknowledge_reality_check': player(disconnect),
  'protection/time_out': { ...player(disconnect), idempotency: 'key' },
  'protection/self_exclude': { ...player(disconnect), idempotency: 'key' },
  'protection/end_exclusion': player(disconnect),
  'protection/review_done': player(disconnect),
  'protection/set_review': player(disconnect),
} satisfies Record<string, CallRow>;
