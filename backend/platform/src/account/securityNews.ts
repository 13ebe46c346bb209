import { randomUUID } from 'node:crypto';
import { languages } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import { contactOf } from '../auth/contact';
import type { DomainEvents } from '../events/domainEvents';
import { writeMessage } from '../messages/queue';
import { plainWords, written } from '../messages/written';
import { playerLanguage } from '../sites/playerLanguage';
import type { SiteFile } from '../sites/siteFile';
import { sendMessage } from './inbox';

/** How long sending a notice is retried, ms. */
const lifetime = 24 * 3_600_000;

/**
 * Notifies a player of a security change: in the inbox, and by a message to the contact that receives codes, which an
 * intruder cannot change.
 */
export async function sendSecurityNews(
  transaction: Database,
  site: SiteFile,
  { player_id, change, name, amount }: DomainEvents['securityChanged'],
  now: number,
): Promise<void> {
  const id = randomUUID();
  const values = { name, ...(amount !== undefined && { amount, currency: site.currency }) };
  const player = { id: player_id, site: site.domain_name };
  await sendMessage(transaction, player, { key: `security:${id}`, ...written(change, values) }, now);
  const [account] = await transaction.query(
    'select contact_phone, contact_email, language from players where id = $1',
    [player_id],
  );
  const language = playerLanguage(site, account?.language);
  const recipient = account ? contactOf(site, account) : '';
  const { title, body } = plainWords(change, language, values);
  const message = {
    site: site.domain_name,
    site_name: site.site_name,
    channel: site.codes_by,
    recipient,
    subject: site.codes_by === 'email' ? title : '',
    body: site.codes_by === 'email' ? body : `${site.site_name}: ${body}`,
    language: languages[language].tag,
    expires_at: now + lifetime,
  };
  await writeMessage(
    transaction,
    { ...message, purpose: 'security', about: `security ${id}`, nobody: recipient === '' },
    now,
  );
}
