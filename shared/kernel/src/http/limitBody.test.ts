import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@rstest/core';
import { Hono } from 'hono';
import { listen } from '../process/listen';
import { limitBody } from './limitBody';

let reads = 0;
const app = new Hono();
app.use(limitBody(1000));
app.all('*', async (context) => {
  reads += 1;
  return context.text(String((await context.req.text()).length));
});
const server = listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
});
afterAll(() => void server.close());

/** Posts to a path and sends chunks until the server stops reading; returns its answer and the number of bytes sent. */
async function posted(path: string, header: string, chunk = '', most = 0) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  const answer = text(socket).catch(() => '');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${header}\r\n\r\n`);
  let sent = 0;
  while (chunk && sent < most && socket.writable) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
    sent += chunk.length;
  }
  if (header.startsWith('transfer') && socket.writable) socket.write('0\r\n\r\n');
  return { output: await answer, sent };
}

const chunked = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;

it('a body whose length is too large is refused before its first byte', async () => {
  const before = reads;
  const { output } = await posted('/provider/v1/bet', 'content-length: 314572800');
  expect(output).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*{"error":"tooLarge"}/i);
  const { output: call } = await posted('/api/startup', 'content-length: 1001');
  expect(call).toContain('{"statusCode":0,"statusMessage":"bodyTooLarge"}');
  expect(reads).toBe(before);
});

it('a body without a length is read up to the limit, and no further', async () => {
  const before = reads;
  const { output, sent } = await posted('/play/api/open', 'transfer-encoding: chunked', chunked(65_536), 100_000_000);
  expect(output).toMatch(/^(HTTP\/1\.1 413 |$)/);
  expect(sent).toBeLessThan(20_000_000);
  expect(reads).toBe(before);
});

it('a body within the limit arrives completely', async () => {
  expect((await posted('/', 'content-length: 1000', 'x'.repeat(1000), 1)).output).toContain('\r\n\r\n1000');
  expect((await posted('/', 'transfer-encoding: chunked', chunked(900), 1)).output).toContain('900');
});
