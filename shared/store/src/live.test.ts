import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@rstest/core';
import { LiveConnection, type LiveOptions } from './live';

const encoder = new TextEncoder();
let open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const connection of open.reverse()) await connection.close();
  open = [];
});
const identity = () => ({ domain_name: 'localhost', external_id: 'marquee', player: null });

/** A connection whose server sends what `send` is given; `polls` counts the asks without a stream. */
function connected() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const seen = { polls: 0, connects: 0 };
  const connection = new LiveConnection({
    identity,
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

/** A server on a port of this machine whose streams do what the test says, and a page's connection to it. */
async function serverOf(
  answer: (stream: ServerResponse, nth: number) => void,
  { waits, ...options }: Partial<LiveOptions> = {},
) {
  const seen = { at: [] as number[], open: 0, polls: 0, missed: 0, events: [] as unknown[] };
  const server = createServer((request, stream) => {
    seen.at.push(performance.now());
    seen.open++;
    request.resume();
    stream.on('close', () => seen.open--);
    answer(stream, seen.at.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = new LiveConnection({
    identity,
    poll: () => seen.polls++,
    transport: (path, init) => fetch(new URL(String(path), origin), init),
    waits: { retries: [20], steady: 0, ...waits },
    ...options,
  });
  open.push(
    {
      close: async () => {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      },
    },
    connection,
  );
  connection.on(
    'wallet',
    (event) => void seen.events.push(event),
    () => seen.missed++,
  );
  return seen;
}

const begin = (stream: ServerResponse) => {
  stream.writeHead(200, { 'content-type': 'text/event-stream' });
  stream.write(': open\n\n');
};
const beat = (stream: ServerResponse, every: number) => {
  const timer = setInterval(() => stream.write(': alive\n\n'), every);
  stream.on('close', () => clearInterval(timer));
};
const paid = (stream: ServerResponse, payment_id: string) =>
  stream.write(`event: wallet\ndata: ${JSON.stringify({ payment_id })}\n\n`);

describe('a live connection over HTTP', () => {
  test('leaves a server that has fallen silent, and asks for what it has missed; no event comes twice', async () => {
    const seen = await serverOf(
      (stream, nth) => {
        begin(stream);
        paid(stream, `p${nth}`);
        // the first one says nothing more, and never ends
        if (nth > 1) beat(stream, 50);
      },
      { waits: { silence: 400 } },
    );
    await expect.poll(() => seen.events, { timeout: 5000 }).toEqual([{ payment_id: 'p1' }, { payment_id: 'p2' }]);
    expect((seen.at[1] ?? 0) - (seen.at[0] ?? 0)).toBeGreaterThanOrEqual(400);
    expect([seen.open, seen.missed, seen.polls]).toEqual([1, 1, 2]);
    // and stays with one that only sends heartbeats
    await new Promise((done) => setTimeout(done, 600));
    expect([seen.at.length, seen.events.length, seen.missed]).toEqual([2, 2, 1]);
  });

  test('leaves a server that takes the request and does not answer', async () => {
    const seen = await serverOf((stream, nth) => nth > 1 && begin(stream), { waits: { silence: 200 } });
    await expect.poll(() => seen.missed, { timeout: 5000 }).toBe(1);
    expect([seen.at.length, seen.open]).toEqual([2, 1]);
  });

  test('asks what it has missed when the first stream was long in coming', async () => {
    const seen = await serverOf((stream) => void setTimeout(() => begin(stream), 150), { waits: { late: 100 } });
    await expect.poll(() => seen.missed, { timeout: 5000 }).toBe(1);
    expect(seen.at).toHaveLength(1);
  });

  test('waits longer from try to try, each page a little differently, and polls meanwhile', async () => {
    const parts = [0, 1, 0, 1];
    const seen = await serverOf((stream, nth) => (nth < 5 ? stream.writeHead(503).end() : begin(stream)), {
      waits: { retries: [100, 200], steady: 10_000 },
      random: () => parts.shift() ?? 0,
    });
    await expect.poll(() => seen.missed, { timeout: 5000 }).toBe(1);
    const gaps = seen.at.slice(1).map((at, index) => at - (seen.at[index] ?? 0));
    for (const [index, least] of [50, 200, 100, 200].entries()) expect(gaps[index]).toBeGreaterThanOrEqual(least - 2);
    expect([parts, seen.polls]).toEqual([[], 5]);
  });

  test('does not hurry to a server that ends every stream at once', async () => {
    const seen = await serverOf(
      (stream) => {
        begin(stream);
        stream.end();
      },
      { waits: { retries: [10, 10_000], steady: 5000 } },
    );
    await expect.poll(() => seen.at.length).toBe(2);
    await new Promise((done) => setTimeout(done, 200));
    expect(seen.at).toHaveLength(2);
  });

  test('connects at once when the network is there again, whether it waited or held a stream that may be dead', async () => {
    const events = new EventTarget();
    const seen = await serverOf((stream, nth) => (nth === 1 ? stream.writeHead(503).end() : begin(stream)), {
      events,
      waits: { retries: [60_000] },
    });
    await expect.poll(() => seen.open === 0 && seen.at.length).toBe(1);
    // the answer is back at the page, which waits now
    await new Promise((done) => setTimeout(done, 50));
    events.dispatchEvent(new Event('online'));
    await expect.poll(() => seen.missed).toBe(1);
    events.dispatchEvent(new Event('online'));
    await expect.poll(() => [seen.missed, seen.open]).toEqual([2, 1]);
    expect(seen.at).toHaveLength(3);
  });

  test('connects at once for a page that is looked at again after a sleep, and not while heartbeats come', async () => {
    const events = new EventTarget();
    const seen = await serverOf(
      (stream, nth) => {
        begin(stream);
        if (nth === 2) beat(stream, 20);
      },
      { events, waits: { beat: 300 } },
    );
    await expect.poll(() => seen.open).toBe(1);
    await new Promise((done) => setTimeout(done, 350));
    events.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => seen.missed).toBe(1);
    await new Promise((done) => setTimeout(done, 350));
    events.dispatchEvent(new Event('visibilitychange'));
    events.dispatchEvent(new Event('pageshow'));
    await new Promise((done) => setTimeout(done, 50));
    expect([seen.at.length, seen.open]).toEqual([2, 1]);
  });
});
