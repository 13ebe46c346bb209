import { httpMessageSender } from '@marquee/protocols/messages/httpMessageSender';
import type { MessageSender } from '@marquee/protocols/messages/messageSender';
import type { SettingsOf } from '@marquee/settings/settings';
import { isLoopback } from './loopback';
import { smtpSender } from './smtpSender';

/** The settings of the message sender. */
export type MessageSettings = Pick<SettingsOf<'backend'>, 'MESSAGES_URL' | 'MESSAGES_KEYS' | 'MESSAGES_FROM'>;

/** Whether messages go out by SMTP, which supports e-mail but no text messages. */
export const isSmtp = ({ MESSAGES_URL }: Pick<MessageSettings, 'MESSAGES_URL'>): boolean =>
  /^smtps?:/.test(MESSAGES_URL ?? '');

/**
 * The configured sender: an SMTP server, or a partner's server with the signed protocol. Call it only if
 * `messageProblems` finds none.
 */
export function openMessageSender(settings: MessageSettings, now: () => number): MessageSender {
  const { MESSAGES_URL: url = '', MESSAGES_KEYS: keys = [], MESSAGES_FROM: from = '' } = settings;
  if (isSmtp(settings)) return smtpSender({ url, from });
  const transport = (address: string, init: RequestInit) => fetch(address, init);
  return httpMessageSender({ name: 'message sender', url: url.replace(/\/+$/, ''), keys, transport, now });
}

/** Everything missing or unsafe about the sender, a sentence each, without secrets. */
export function messageProblems(settings: MessageSettings): string[] {
  const { MESSAGES_URL: url, MESSAGES_KEYS, MESSAGES_FROM } = settings;
  if (!url) return ['MESSAGES_URL is missing: what sends one-time codes.'];
  const { protocol, hostname, username, search, hash } = new URL(url);
  const bySmtp = isSmtp(settings);
  const problems: [wrong: boolean, problem: string][] = [
    [Boolean(search || hash), 'MESSAGES_URL has a query or a fragment. Remove it.'],
    [bySmtp && !MESSAGES_FROM, 'MESSAGES_FROM is missing: the address that mail comes from.'],
    [!bySmtp && !MESSAGES_KEYS, 'MESSAGES_KEYS is missing: the keys shared with the message sender.'],
    [!bySmtp && Boolean(username), 'MESSAGES_URL has a user. Remove it: messages are signed.'],
    [
      protocol === 'http:' && !isLoopback(hostname),
      'MESSAGES_URL must begin with https:// on another machine: codes are secret.',
    ],
  ];
  return problems.filter(([wrong]) => wrong).map(([, problem]) => problem);
}
