import type { Message, MessageOutcome, MessageSender } from '@marquee/protocols/messages/messageSender';
import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from './loopback';

/** An SMTP server, and who its mail comes from. */
export interface SmtpServer {
  /** `smtps://user:password@host:465`, or `smtp://…` with STARTTLS, which is only optional on the same machine. */
  url: string;
  /** The address that mail comes from; its name is the site's. */
  from: string;
  /** How long sending one may take, ms; below what a message is left for when a process was killed. */
  timeout?: number;
}

/**
 * Sends e-mail over SMTP. A recipient or a message that the server will never take is refused; everything else throws,
 * and may be tried again. SMTP knows no repeats: where the server's last answer is lost, a second try sends a second
 * copy, with the same Message-ID.
 */
export function smtpSender({ url, from, timeout = 20_000 }: SmtpServer): MessageSender {
  const transport = transportOf(url, timeout / 2);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send(message) {
      if (message.channel !== 'email') return { status: 'refused', reason: 'channelNotServed' };
      return within(timeout, sendMail(transport, { message, from, domain }));
    },
  };
}

function transportOf(url: string, silence: number): Transporter {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const onSameMachine = isLoopback(hostname);
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !onSameMachine,
    ignoreTLS: !secure && onSameMachine,
    tls: { minVersion: 'TLSv1.2' },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function sendMail(
  transport: Transporter,
  { message, from, domain }: { message: Message; from: string; domain: string },
): Promise<MessageOutcome> {
  const { message_id, site_name, recipient, subject, body, language } = message;
  try {
    await transport.sendMail({
      // An address of the account is one address, whatever it looks like.
      envelope: { from, to: [recipient] },
      from: { name: site_name, address: from },
      to: { name: '', address: recipient },
      subject,
      text: body,
      messageId: `<${message_id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    });
    return { status: 'sent' };
  } catch (error) {
    if (isRefusal(error)) return { status: 'refused', reason: `smtp${error.responseCode}` };
    throw error;
  }
}

/**
 * A final answer (5xx) to the recipient or the text. One to the sign-in or the sender is a mistake in the settings, and
 * may be put right.
 */
function isRefusal(error: unknown): error is Error & { responseCode: number } {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/**
 * Throws where work takes longer than `limit` ms: a server that sends a byte now and then is not silent, and never
 * ready.
 */
async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_done, fail) => {
    timer = setTimeout(
      () => fail(Object.assign(new Error('The SMTP server is too slow'), { code: 'ETIMEDOUT' })),
      limit,
    );
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
