import { disconnect } from '../envelope';
import { type CallRow, lost, player } from './row';

/** The calls by which players close their account and export their data. */
export const closing = {
  'account/closing': player(lost),
  'account/close': { ...player(disconnect), needsStepUp: true, idempotency: 'key' },
  'account/export': { ...player(disconnect), needsStepUp: true, rate: { burst: 5, perMinute: 1, shared: true } },
} satisfies Record<string, CallRow>;
