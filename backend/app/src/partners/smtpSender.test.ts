import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import type { Message } from '@marquee/protocols/messages/messageSender';
import { afterEach, describe, expect, it } from '@rstest/core';
import type { SMTPServerOptions } from 'smtp-server';
import { smtpReceiver } from '../testing/smtpReceiver';
import { type SmtpServer, smtpSender } from './smtpSender';

const message: Message = {
  message_id: '0b0f4c1e-6f0a-4d5b-9a55-0d7c3b6f4c11',
  site: 'localhost',
  site_name: 'Marquee',
  channel: 'email',
  recipient: 'maria@example.test',
  subject: 'Your Marquee code',
  body: '123456 is your Marquee code.',
  language: 'en',
  expires_at: 1,
};

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closings.splice(0).map((close) => close()));
});

async function receiver(options?: SMTPServerOptions) {
  const server = await smtpReceiver(options);
  closings.push(server.close);
  return server;
}

/** A raw TCP server. */
async function rawServer(onSocket: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    onSocket(socket);
  });
  await new Promise<void>((done) => server.listen(0, () => done()));
  closings.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => server.close(done));
  });
  return (server.address() as AddressInfo).port;
}

const senderTo = (port: number, more: Partial<SmtpServer> = {}) =>
  smtpSender({ url: `smtp://localhost:${port}`, from: 'codes@casino.example', ...more });
const smtpError = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('mail', () => {
  it('sends the message from the site to the player, with an id that it generates', async () => {
    const { port, mails } = await receiver();
    expect(await senderTo(port).send(message)).toEqual({ status: 'sent' });
    expect(mails).toEqual([
      {
        from: 'codes@casino.example',
        to: ['maria@example.test'],
        headers: expect.objectContaining({
          from: 'Marquee <codes@casino.example>',
          to: 'maria@example.test',
          subject: 'Your Marquee code',
          'message-id': `<${message.message_id}@casino.example>`,
          'auto-submitted': 'auto-generated',
          'content-language': 'en',
        }),
        body: message.body,
        html: '',
      },
    ]);
  });

  it('has no more headers and recipients than it should, whatever is in its fields', async () => {
    const { port, mails } = await receiver();
    const sent = await senderTo(port).send({
      ...message,
      site_name: 'Site\r\nBcc: name@example.test',
      subject: 'Code\r\nBcc: subject@example.test',
      body: 'Code\r\n.\r\nMAIL FROM:<body@example.test>',
    });
    expect(sent).toEqual({ status: 'sent' });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toEqual(['maria@example.test']);
    expect(mails[0]?.headers).not.toHaveProperty('bcc');
  });

  it('is written in any script', async () => {
    const { port, mails } = await receiver();
    await senderTo(port).send({ ...message, site_name: 'Казино', subject: 'Ваш код', body: '123456 — ваш код.' });
    const { headers = {}, body = '' } = mails[0] ?? {};
    expect(headers['content-type']).toContain('utf-8');
    expect(headers.subject).toMatch(/^=\?UTF-8\?/i);
    const text =
      headers['content-transfer-encoding'] === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : decodeURIComponent(body.replace(/=\r\n/g, '').replaceAll('=', '%'));
    expect(text).toBe('123456 — ваш код.');
  });

  it('has the text and the HTML where there is both', async () => {
    const { port, mails } = await receiver();
    await senderTo(port).send({ ...message, body: 'Ваш код', html: '<p>Ваш код</p>' });
    expect(mails[0]?.headers['content-type']).toContain('multipart/alternative');
    expect(mails[0]).toMatchObject({ body: 'Ваш код', html: '<p>Ваш код</p>' });
  });

  it('is not what a text message goes by', async () => {
    const { port, mails } = await receiver();
    const refused = await senderTo(port).send({ ...message, channel: 'sms', recipient: '+639171234567', subject: '' });
    expect(refused).toEqual({ status: 'refused', reason: 'channelNotServed' });
    expect(mails).toEqual([]);
  });

  it('is sent with the sign-in of the URL', async () => {
    const { port, mails } = await receiver({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'post@casino' && password === 'p/w' ? done(null, { user: username }) : done(smtpError(535)),
      allowInsecureAuth: true,
    });
    const url = (user: string) => `smtp://${user}@localhost:${port}`;
    await senderTo(port, { url: url('post%40casino:p%2Fw') }).send(message);
    expect(mails).toHaveLength(1);
    await expect(senderTo(port, { url: url('post%40casino:wrong') }).send(message)).rejects.toThrow();
    await expect(senderTo(port).send(message)).rejects.toThrow();
    expect(mails).toHaveLength(1);
  });
});

describe('an SMTP server', () => {
  for (const [code, becomes] of [
    [550, { status: 'refused', reason: 'smtp550' }],
    [450, 'another try'],
  ] as const) {
    const outcome = (work: Promise<unknown>) => work.catch(() => 'another try');

    it(`that answers ${code} to the recipient: ${JSON.stringify(becomes)}`, async () => {
      const { port } = await receiver({ onRcptTo: (_address, _session, done) => done(smtpError(code)) });
      expect(await outcome(senderTo(port).send(message))).toEqual(becomes);
    });

    it(`that answers ${code} to the text: ${JSON.stringify(becomes)}`, async () => {
      const { port } = await receiver({
        onData: (stream, _session, done) => stream.resume().on('end', () => done(smtpError(code))),
      });
      expect(await outcome(senderTo(port).send(message))).toEqual(becomes);
    });
  }

  it('that does not know the sender is a mistake that may be put right', async () => {
    const { port } = await receiver({ onMailFrom: (_address, _session, done) => done(smtpError(550)) });
    await expect(senderTo(port).send(message)).rejects.toThrow();
  });

  it('on another machine gets nothing without STARTTLS', async () => {
    const { port, mails } = await receiver();
    // The same machine by an unexpected name.
    await expect(senderTo(port, { url: `smtp://0.0.0.0:${port}` }).send(message)).rejects.toThrow();
    expect(mails).toEqual([]);
  });

  for (const [name, protocol, options] of [
    ['STARTTLS', 'smtp', { disabledCommands: [] }],
    ['TLS', 'smtps', { secure: true }],
  ] as const) {
    it(`whose certificate is not trusted gets nothing by ${name}`, async () => {
      const { port, mails } = await receiver({ ...options, disabledCommands: [] });
      const sending = senderTo(port, { url: `${protocol}://0.0.0.0:${port}` }).send(message);
      await expect(sending).rejects.toThrow(/certificate/i);
      expect(mails).toEqual([]);
    });
  }

  it('that is not there throws', async () => {
    const { port, close } = await smtpReceiver();
    await close();
    await expect(senderTo(port).send(message)).rejects.toThrow();
  });

  it('that says nothing throws in time', async () => {
    const port = await rawServer(() => {});
    await expect(senderTo(port, { timeout: 200 }).send(message)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('that says a little now and then throws in time', async () => {
    const port = await rawServer((socket) => {
      socket.write('220 here\r\n');
      socket.once('data', () => {
        const timer = setInterval(() => socket.write('250-wait\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      });
    });
    // Such a server never finishes: sending must end by its timeout.
    await expect(senderTo(port, { timeout: 300 }).send(message)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('that took the mail and died before its answer gets a copy with the same Message-ID', async () => {
    const ids: (string | undefined)[] = [];
    let dies = true;
    const { port } = await receiver({
      onData(stream, _session, done) {
        let raw = '';
        stream.on('data', (part: Buffer) => {
          raw += part.toString();
        });
        stream.on('end', () => {
          ids.push(/^message-id: (.*)$/im.exec(raw)?.[1]);
          if (dies) done(smtpError(421));
          else done();
          dies = false;
        });
      },
    });
    const sender = senderTo(port);
    await expect(sender.send(message)).rejects.toThrow();
    expect(await sender.send(message)).toEqual({ status: 'sent' });
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(ids[0]).toContain(message.message_id);
  });
});
