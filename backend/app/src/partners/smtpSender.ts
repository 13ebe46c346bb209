import { within } from '@marquee/kernel/work/within';
import type { Message, MessageOutcome, MessageSender } from '@marquee/protocols/messages/messageSender';
import { createTransport, type Transporter } from 'nodemailer';
import { isLoopback } from './loopback';

/** An SMTP server, and the sender address. */
export interface SmtpServer {
  /** `smtps://user:password@host:465`, or `smtp://…` with STARTTLS, which is optional on localhost only. */
  url: string;
  /** The sender's address; its display name is the site's. */
  from: string;
  /** Timeout per message, ms; must be less than a message's lease. */
  timeout?: number;
}

/**
 * Sends e-mail over SMTP. Permanent errors of recipient or content are refusals; all others throw, and can be retried.
 * SMTP is not idempotent: if the server's last answer is lost, a retry sends a second copy with the same Message-ID.
 */
export function smtpSender({ url, from, timeout = 20_000 }: SmtpServer): MessageSender {
  const transport = transportOf(url, timeout / 2);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send(message) {
      if (message.channel !== 'email') return { status: 'refused', reason: 'channelNotServed' };
      // A socket's timeout does not end a server that sends a byte now and then.
      return within(timeout, 'The SMTP server', sendMail(transport, { message, from, domain }));
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
  const { message_id, site_name, recipient, subject, body, html, language } = message;
  try {
    await transport.sendMail({
      // Passed as one address, so that it cannot be parsed as several.
      envelope: { from, to: [recipient] },
      from: { name: site_name, address: from },
      to: { name: '', address: recipient },
      subject,
      text: body,
      ...(html !== undefined && { html }),
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
 * A permanent error (5xx) about recipient or content. One about sign-in or sender is a mistake in the settings, which
 * can be corrected.
 */
function isRefusal(error: unknown): error is Error & { responseCode: number } {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
