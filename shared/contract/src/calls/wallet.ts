import { disconnect, serviceUnavailable } from '../envelope';
import { type CallRow, lost, player, visitor } from './row';

/** The wallet calls (D6). */
export const wallet = {
  'home/fetch_transactions': visitor({ ...serviceUnavailable, deposits: [], withdrawals: [] }),
  'wallet/deposit_methods': player(lost),
  'wallet/deposit': { ...player(disconnect), idempotency: 'key' },
  'wallet/withdraw': { ...player(disconnect), needsStepUp: true, idempotency: 'key' },
  'wallet/payment': player(lost),
  'wallet/banks': player(lost),
  'wallet/bank_accounts': player(lost),
  'wallet/add_bank_account': { ...player(disconnect), needsStepUp: true, idempotency: 'key' },
  'wallet/remove_bank_account': player(disconnect),
  'wallet/transactions': player({ ...lost, total: 0 }),
  'wallet/bets': player({ ...lost, total: 0 }),
  'wallet/bet': player(lost),
  'wallet/statement': player(disconnect),
  'wallet/entry': player(lost),
} satisfies Record<string, CallRow>;
