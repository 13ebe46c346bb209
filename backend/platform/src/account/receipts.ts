import type { LocalText } from '@marquee/contract/entities';
import type { Database } from '@marquee/database/database';
import type { DomainEvents } from '../events/domainEvents';
import type { SiteFile } from '../sites/siteFile';
import { writeTo } from './tell';

/** Until a player decides, a proved address gets receipts, and one that may be somebody else's gets none. */
const isOn = 'coalesce(receipts, email_verified_at is not null)';

/** Whether a player gets receipts, as the one entry of a list. */
export function receiptsOf(database: Database, playerId: string): Promise<{ by_email: boolean }[]> {
  return database.query(`select ${isOn} as by_email from players where id = $1`, [playerId]);
}

/** Switches a player's receipts on or off. */
export async function setReceipts(database: Database, playerId: string, byEmail: boolean): Promise<void> {
  await database.query('update players set receipts = $2 where id = $1', [playerId, byEmail]);
}

/**
 * Sends a receipt by e-mail for a completed deposit or withdrawal, if receipts are on. It is no marketing, and goes to
 * players on a break as well. `name`: the method with the masked account.
 */
export async function sendReceipt(
  transaction: Database,
  site: SiteFile,
  { id, player_id, state, amount, currency }: DomainEvents['paymentChanged']['payment'],
  name: string | LocalText,
  now: number,
): Promise<void> {
  if (state !== 'approved' && state !== 'paid') return;
  const [player] = await transaction.query(`select contact_email from players where id = $1 and ${isOn}`, [player_id]);
  if (!player) return;
  const news = state === 'paid' ? 'withdrawalReceipt' : 'depositReceipt';
  const values = { amount, currency, name, at: now, zone: site.time_zone, reference: id };
  const to = { channel: 'email', recipient: player.contact_email } as const;
  await writeTo(transaction, site, player_id, to, { key: `receipt:${id}`, news, values, purpose: 'receipt' }, now);
}
