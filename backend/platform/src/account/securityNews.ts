import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { DomainEvents } from '../events/domainEvents';
import type { SiteFile } from '../sites/siteFile';
import { type Recipient, tell } from './tell';

/** Who had a contact that was changed. A site that sends codes by e-mail may have nobody who sends text messages. */
function formerOwner(
  { codes_by }: SiteFile,
  { change, before = '' }: DomainEvents['securityChanged'],
): readonly Recipient[] {
  if (change === 'emailChanged') return [{ channel: 'email', recipient: before }];
  return change === 'phoneChanged' && codes_by === 'sms' ? [{ channel: 'sms', recipient: before }] : [];
}

/**
 * Notifies a player of a security change: in the inbox, by a message to the contact that receives codes, which an
 * intruder cannot change, and to the e-mail address or telephone that was replaced. `at`: when it happened, ms.
 */
export async function sendSecurityNews(
  transaction: Database,
  site: SiteFile,
  data: DomainEvents['securityChanged'],
  now: number,
  at = now,
): Promise<void> {
  const { player_id, change, name, amount } = data;
  const money = amount === undefined ? {} : { amount, currency: site.currency };
  const values = { name, ...money, at, zone: site.time_zone };
  const told = { key: `security:${randomUUID()}`, news: change, values, purpose: 'security' };
  await tell(transaction, site, player_id, told, now, formerOwner(site, data));
}
