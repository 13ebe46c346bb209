import type { Database } from '@marquee/database/database';
import { mayPromote } from '../protection/marketing';
import { consentsOf, type Subject } from './consents';

/**
 * Whether a sender of marketing may send a player something of a product by a channel: they may see promotions, and
 * have agreed to just that. Every sender asks in its transaction; what is no marketing is listed in
 * docs/player-protection.md.
 */
export async function mayMarket(database: Database, playerId: string, subject: Subject, now: number): Promise<boolean> {
  const given = await consentsOf(database, playerId);
  if (!given.some(({ product, channel }) => product === subject.product && channel === subject.channel)) return false;
  return mayPromote(database, playerId, now);
}
