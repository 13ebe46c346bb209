import { disconnect } from '../envelope';
import { type CallRow, lost, player, visitor } from './row';

/** The calls about marketing: what players agreed to, and how they withdraw it. */
export const marketing = {
  'marketing/terms': visitor(disconnect),
  'marketing/consents': player(lost),
  'marketing/set_consents': { ...player(disconnect), idempotency: 'key' },
  'marketing/withdraw': { ...visitor(disconnect), rate: { burst: 30, perMinute: 30 } },
  'marketing/link': { ...visitor(disconnect), rate: { burst: 30, perMinute: 30 } },
} satisfies Record<string, CallRow>;
