import { afterEach, describe, expect, test } from '@rstest/core';
import { LiveConnection } from './live';

const encoder = new TextEncoder();
let open: LiveConnection[] = [];
afterEach(() => {
  for (const connection of open) connection.close();
  open = [];
});

/** A connection whose server sends what `send` is given; `polls` counts the asks without a stream. */
function connected() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const seen = { polls: 0, connects: 0 };
  const connection = new LiveConnection({
    identity: () => ({ domain_name: 'localhost', external_id: 'marquee', player: null }),
    poll: () => seen.polls++,
    transport: async () => {
      seen.connects++;
      return new Response(
        new ReadableStream({
          start(controller) {
            stream = controller;
          },
        }),
      );
    },
  });
  open.push(connection);
  const send = async (...chunks: (string | Uint8Array)[]) => {
    await expect.poll(() => stream).toBeDefined();
    for (const chunk of chunks) stream?.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
  };
  return { connection, send, seen, end: () => stream?.close() };
}

const [before, after] = [encoder.encode('event: wallet\ndata: {"payment_id":"é"}\n\n')].flatMap((bytes) => {
  const middle = bytes.indexOf(0xc3) + 1;
  return [bytes.slice(0, middle), bytes.slice(middle)];
}) as [Uint8Array, Uint8Array];

describe('LiveConnection', () => {
  test.each<[string, (string | Uint8Array)[], unknown[]]>([
    ['an event', ['event: wallet\ndata: {"payment_id":"p"}\n\n'], [{ payment_id: 'p' }]],
    ['an event in pieces', ['event: wal', 'let\nda', 'ta: {"payment_id":', '"p"}\n', '\n'], [{ payment_id: 'p' }]],
    ['a letter in two pieces', [before, after], [{ payment_id: 'é' }]],
    ['two events at once', ['event: wallet\ndata: 1\n\nevent: wallet\ndata: 2\n\n'], [1, 2]],
    ['lines that end in CR LF, cut between them', ['event: wallet\r\ndata: 1\r', '\n\r\n'], [1]],
    ['lines that end in CR alone', ['event: wallet\rdata: 1\r', '\rdata: '], [1]],
    ['data of several lines', ['event: wallet\ndata: [1,\ndata: 2]\n\n'], [[1, 2]]],
    ['data without a space', ['event:wallet\ndata:1\n\n'], [1]],
    ['a mark of byte order', ['\ufeffevent: wallet\ndata: 1\n\n'], [1]],
    [
      'a heartbeat and another topic before it',
      [': still here\n\n', 'event: inbox\ndata: {}\n\nevent: wallet\ndata: 1\n\n'],
      [1],
    ],
  ])('emits %s', async (_, chunks, expected) => {
    const { connection, send } = connected();
    const events: unknown[] = [];
    connection.on('wallet', (event) => void events.push(event));
    await send(...chunks);
    await expect.poll(() => events).toEqual(expected);
  });

  test('emits no more to whom unsubscribed, and closes with the last', async () => {
    const { connection, send, seen } = connected();
    const events: string[] = [];
    const leave = connection.on('wallet', () => void events.push('one'));
    const stay = connection.on('wallet', () => void events.push('other'));
    await send('event: wallet\ndata: 1\n\n');
    await expect.poll(() => events).toEqual(['one', 'other']);
    leave();
    await send('event: wallet\ndata: 1\n\n');
    await expect.poll(() => events).toEqual(['one', 'other', 'other']);
    stay();
    connection.on('wallet', () => undefined);
    await expect.poll(() => seen.connects).toBe(2);
  });

  test('connects again when the stream ends, and polls for what it has missed', async () => {
    const { connection, send, seen, end } = connected();
    connection.on('wallet', () => undefined);
    await send(': here\n\n');
    end();
    await expect.poll(() => seen.connects, { timeout: 5000 }).toBe(2);
    await expect.poll(() => seen.polls).toBe(2);
  });
});
