import { disconnect } from '../envelope';
import { type CallRow, lost, player, visitor } from './row';

/** Rate limit per address: each message is read by a person. */
const rate = { burst: 5, perMinute: 2 };

/**
 * The calls by which visitors and players write to the operator, and players read answers. Also allowed during breaks.
 */
export const support = {
  'content/contact': { ...visitor(disconnect), idempotency: 'key', rate },
  'support/write': { ...player(disconnect), idempotency: 'key', rate },
  'support/tickets': player(lost),
} satisfies Record<string, CallRow>;
