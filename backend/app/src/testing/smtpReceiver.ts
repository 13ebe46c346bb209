import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received mail. */
export interface Mail {
  from: string;
  to: string[];
  /** Header lines by lower-case name, unfolded. */
  headers: Record<string, string>;
  /** The plain text. */
  body: string;
  /** The HTML, if the mail has both. */
  html: string;
}

/** A real SMTP server on its own port that keeps received mails; without TLS and sign-in by default. */
export async function smtpReceiver(options: SMTPServerOptions = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.on('data', (part: Buffer) => {
        raw += part.toString('utf8');
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...parsed(raw) });
        done();
      });
    },
    ...options,
  });
  // Some tests disconnect on purpose.
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, () => done()));
  const { port } = server.server.address() as AddressInfo;
  return { mails, port, close: () => new Promise<void>((done) => server.close(done)) };
}

function partOf(raw: string): { headers: Record<string, string>; content: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { headers: Object.fromEntries(headers), content: raw.slice(end + 4).trim() };
}

/** Decodes a part of a mail with several. */
function decoded({ headers, content }: ReturnType<typeof partOf>): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return content;
  const bytes = content.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'));
}

function parsed(raw: string): Pick<Mail, 'headers' | 'body' | 'html'> {
  const { headers, content } = partOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) return { headers, body: content, html: '' };
  const [text, html] = content
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => decoded(partOf(part.trimStart())));
  return { headers, body: text ?? '', html: html ?? '' };
}
