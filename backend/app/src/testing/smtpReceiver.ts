import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received mail. */
export interface Mail {
  from: string;
  to: string[];
  /** Header lines by lower-case name, unfolded. */
  headers: Record<string, string>;
  body: string;
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

function parsed(raw: string): Pick<Mail, 'headers' | 'body'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4).trim() };
}
