import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageChecks } from '@marquee/protocols/conformance/messages';
import { findings } from '@marquee/protocols/conformance/runner';
import { httpMessageSender } from '@marquee/protocols/messages/httpMessageSender';
import { afterEach, describe, expect, it } from '@rstest/core';

const example = fileURLToPath(new URL('../../../../docs/partners/examples/messages.py', import.meta.url));
const keys = ['a'.repeat(32), 'b'.repeat(32)];
const folder = mkdtempSync(join(tmpdir(), 'marquee-python-'));
const keyFile = join(folder, 'keys.txt');
writeFileSync(keyFile, `${keys.join('\n')}\n`);
const hasPython = spawnSync('python3', ['--version']).status === 0;

let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.().then(() => undefined));

/** Starts the example, and collects its deliveries. */
async function start() {
  const child = spawn('python3', [example, '0', keyFile, join(folder, 'messages.db')]);
  const ended = new Promise((done) => child.on('close', done));
  let output = '';
  const url = await new Promise<string>((done, fail) => {
    child.stderr.on('data', (part: Buffer) => fail(new Error(part.toString())));
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      const port = /listening on (\d+)/.exec(output)?.[1];
      if (port) done(`http://127.0.0.1:${port}`);
    });
  });
  stop = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { url, delivered: () => output.split('\n').filter((line) => line.includes(' to ')) };
}

describe.runIf(hasPython)('the receiver in Python', () => {
  it('keeps every rule', async () => {
    const { url } = await start();
    for (const [channel, recipient] of [
      ['sms', '+12025550123'],
      ['email', 'test@example.com'],
    ] as const) {
      const partner = { url, keys, transport: fetch, now: Date.now, timeout: 30_000 };
      for await (const finding of findings(messageChecks({ channel, recipient }), partner))
        expect(finding).toEqual({ name: finding.name, outcome: 'ok' });
    }
  });

  it('delivers a message once, also when it was killed and started again', async () => {
    const message = {
      message_id: randomUUID(),
      site: 'localhost',
      site_name: 'Казино',
      channel: 'sms',
      recipient: '+12025550199',
      subject: '',
      body: '123456 — ваш код.',
      language: 'ru',
      expires_at: Date.now() + 60_000,
    } as const;
    const send = (url: string) =>
      httpMessageSender({ name: 'example', url, keys, transport: fetch, now: Date.now }).send(message);
    const first = await start();
    expect(await Promise.all([send(first.url), send(first.url)])).toEqual([{ status: 'sent' }, { status: 'sent' }]);
    expect(first.delivered()).toEqual(['sms to +12025550199']);
    await stop?.();
    const second = await start();
    expect(await send(second.url)).toEqual({ status: 'sent' });
    expect(second.delivered()).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
