import { disconnect } from '../envelope';
import { type CallRow, lost, player, visitor } from './row';

/** The account calls (R7): profile, inbox, status, missions, statistics. */
export const account = {
  'settings/profile': player(lost),
  'settings/profile_update': { ...player(disconnect), needsStepUp: true },
  'settings/check_status': { ...player(disconnect), passive: true },
  'settings/get_inbox': player(lost),
  'settings/read_inbox': player(disconnect),
  'settings/claim_inbox': player(disconnect),
  'settings/receipts': player(lost),
  'settings/set_receipts': player(disconnect),
  'settings/top10winner_withdrawal': visitor(disconnect),
  'account/missions': player(lost),
  'account/claim_mission': player(disconnect),
  'account/claim_vip': player(disconnect),
  'account/referral': player(disconnect),
} satisfies Record<string, CallRow>;
