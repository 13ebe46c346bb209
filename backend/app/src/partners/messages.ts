import { readFileSync } from 'node:fs';
import { httpMessageSender } from '@marquee/protocols/messages/httpMessageSender';
import type { MessageSender } from '@marquee/protocols/messages/messageSender';
import type { SettingsOf } from '@marquee/settings/settings';
import { isLoopback } from './loopback';
import { smtpSender } from './smtpSender';

/** What is said of the partner that sends messages. */
export type MessageSettings = Pick<SettingsOf<'backend'>, 'MESSAGES_URL' | 'MESSAGES_FROM' | 'MESSAGES_SECRET_FILE'>;

/** A shorter key can be guessed. */
const shortestKey = 32;

/**
 * The sender that the settings name: an SMTP server, or a partner's server of the signed protocol; none where they name none. Throws an Error that
 * lists all that is missing or unsafe, and quotes no secret.
 */
export function openMessageSender(settings: MessageSettings, now: () => number): MessageSender | undefined {
  const { MESSAGES_URL: url, MESSAGES_FROM: from = '' } = settings;
  if (!url) return undefined;
  const secrets = secretsOf(settings);
  const problems = problemsOf(settings, secrets);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (new URL(url).protocol.startsWith('smtp')) return smtpSender({ url, from, password: secrets?.[0] });
  const transport = (address: string, init: RequestInit) => fetch(address, init);
  return httpMessageSender({ name: 'messages', url: url.replace(/\/+$/, ''), keys: secrets ?? [], transport, now });
}

/** The lines of the secret file; none where there is no file, or it cannot be read. */
function secretsOf({ MESSAGES_SECRET_FILE: file }: MessageSettings): string[] | undefined {
  try {
    return file ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : undefined;
  } catch {
    return undefined;
  }
}

function problemsOf(settings: MessageSettings, secrets: string[] | undefined): string[] {
  const { MESSAGES_URL = '', MESSAGES_FROM, MESSAGES_SECRET_FILE } = settings;
  const { protocol, hostname, username, search, hash } = new URL(MESSAGES_URL);
  const bySmtp = protocol.startsWith('smtp');
  const problems: [wrong: boolean, problem: string][] = [
    [Boolean(MESSAGES_SECRET_FILE) && !secrets, 'MESSAGES_SECRET_FILE cannot be read.'],
    [Boolean(search || hash), 'MESSAGES_URL has a query or a fragment. Remove it.'],
    [bySmtp && !MESSAGES_FROM, 'MESSAGES_FROM is missing: the address that mail comes from.'],
    [bySmtp && secrets !== undefined && secrets.length !== 1, 'MESSAGES_SECRET_FILE must hold one password.'],
    [
      bySmtp && secrets !== undefined && !username,
      'MESSAGES_URL has no user for the password of MESSAGES_SECRET_FILE.',
    ],
    [
      !bySmtp && !MESSAGES_SECRET_FILE,
      'MESSAGES_SECRET_FILE is missing: the keys shared with the receiver, one a line.',
    ],
    [!bySmtp && secrets?.length === 0, 'MESSAGES_SECRET_FILE holds no key.'],
    [
      !bySmtp && (secrets ?? []).some((key) => key.length < shortestKey),
      `MESSAGES_SECRET_FILE holds a key of less than ${shortestKey} characters.`,
    ],
    [!bySmtp && Boolean(username), 'MESSAGES_URL has a user. Remove it: messages are signed.'],
    [
      protocol === 'http:' && !isLoopback(hostname),
      'MESSAGES_URL must begin with https:// on another machine: codes are secret.',
    ],
  ];
  return problems.filter(([wrong]) => wrong).map(([, problem]) => problem);
}
