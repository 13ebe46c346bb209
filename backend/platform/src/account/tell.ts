import { languages } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import type { Channel } from '@marquee/protocols/messages/messageSender';
import { contactOf } from '../auth/contact';
import { writeMessage } from '../messages/queue';
import { type News, plainWords, type Values, written } from '../messages/written';
import { playerLanguage } from '../sites/playerLanguage';
import type { SiteFile } from '../sites/siteFile';
import { sendMessage } from './inbox';

/** How long sending is retried, ms. */
const lifetime = 24 * 3_600_000;

/** Where a message goes beside the inbox. */
export interface Recipient {
  channel: Channel;
  recipient: string;
}

/** A message of ours to a player. `key`: unique per player, so that it is sent once. */
export interface Told {
  key: string;
  news: News;
  values: Values;
  /** Label of the metrics of what is sent. */
  purpose: string;
}

/** Writes a message to a player's contact in the player's language; nothing if the recipient is empty. */
export async function writeTo(
  transaction: Database,
  site: SiteFile,
  player: string,
  { channel, recipient }: Recipient,
  { key, news, values, purpose }: Told,
  now: number,
): Promise<void> {
  if (recipient === '') return;
  const [row] = await transaction.query('select language from players where id = $1', [player]);
  const language = playerLanguage(site, row?.language);
  const { title, body } = plainWords(news, language, values);
  await writeMessage(
    transaction,
    {
      site: site.domain_name,
      site_name: site.site_name,
      channel,
      recipient,
      subject: channel === 'email' ? title : '',
      body: channel === 'email' ? body : `${site.site_name}: ${body}`,
      language: languages[language].tag,
      expires_at: now + lifetime,
      purpose,
      about: `${purpose} ${player} ${key} ${channel} ${recipient}`,
      nobody: false,
    },
    now,
  );
}

/**
 * Tells a player something about account, safety or money, once: in the inbox, to the contact that receives codes,
 * which an intruder cannot change, and to `also`. It asks for no consent, and goes to players on a break as well.
 * Returns whether it is new.
 */
export async function tell(
  transaction: Database,
  site: SiteFile,
  player: string,
  told: Told,
  now: number,
  also: readonly Recipient[] = [],
): Promise<boolean> {
  const inbox = { id: player, site: site.domain_name };
  const { key, news, values } = told;
  if (!(await sendMessage(transaction, inbox, { key, ...written(news, values) }, now))) return false;
  const [account] = await transaction.query('select contact_phone, contact_email from players where id = $1', [player]);
  const own = { channel: site.codes_by, recipient: account ? contactOf(site, account) : '' };
  const others = also.filter((one) => one.channel !== own.channel || one.recipient !== own.recipient);
  for (const recipient of [own, ...others]) await writeTo(transaction, site, player, recipient, told, now);
  return true;
}
