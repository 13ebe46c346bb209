import { disconnect } from '../envelope';
import { type CallRow, empty, lost, player, visitor } from './row';

/** The calls about bonus money (docs/bonuses.md). */
export const bonuses = {
  'bonuses/offers': visitor(empty),
  'bonuses/mine': player(lost),
  'bonuses/code': { ...player(lost), rate: { burst: 10, perMinute: 5, shared: true } },
  'bonuses/claim': { ...player(lost), idempotency: 'key' },
  'bonuses/list': player(lost),
  'bonuses/entries': player({ ...lost, total: 0 }),
  'bonuses/cancel': player(disconnect),
  'bonuses/order': player(disconnect),
  'bonuses/deposit': player(lost),
  'bonuses/game': player(lost),
  'bonuses/slip': player(lost),
} satisfies Record<string, CallRow>;
