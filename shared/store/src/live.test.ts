import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@rstest/core';
import { LiveConnection, type LiveOptions, type LiveTimers } from './live';

const encoder = new TextEncoder();
let open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const connection of open.reverse()) await connection.close();
  open = [];
});
const identity = () => ({ domain_name: 'localhost', external_id: 'marquee', player: null });

/** A connection whose server sends what `send` is given; `polls` counts polls without a stream. */
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
    await expect.poll(() => seen.connects).toBe(2);
    await expect.poll(() => seen.polls).toBe(2);
  });
});

/** Manual time. */
class HandTime implements LiveTimers {
  #now = 0;
  readonly #set = new Set<{ at: number; work: () => void }>();
  now = () => this.#now;
  set = (work: () => void, milliseconds: number) => {
    const timer = { at: this.#now + milliseconds, work };
    this.#set.add(timer);
    return timer;
  };
  clear = (timer: unknown) => void this.#set.delete(timer as { at: number; work: () => void });
  /** The remaining times of the timers, ms. */
  get left() {
    return [...this.#set].map(({ at }) => at - this.#now);
  }
  pass(milliseconds: number) {
    this.#now += milliseconds;
    for (const timer of [...this.#set]) if (timer.at <= this.#now && this.#set.delete(timer)) timer.work();
  }
}

/** A local server whose streams are controlled by the test, and a page's connection to it. */
async function serverOf(
  answer: (stream: ServerResponse, nth: number) => void,
  { waits, ...options }: Partial<LiveOptions> = {},
) {
  const seen = { asked: 0, open: 0, polls: 0, missed: 0, events: [] as unknown[] };
  const time = new HandTime();
  const streams: ServerResponse[] = [];
  const server = createServer((request, stream) => {
    seen.asked++;
    seen.open++;
    streams.push(stream);
    request.resume();
    stream.on('close', () => seen.open--);
    answer(stream, seen.asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = new LiveConnection({
    identity,
    poll: () => seen.polls++,
    transport: (path, init) => fetch(new URL(String(path), origin), init),
    waits: { retries: () => 20, steady: 0, ...waits },
    timers: time,
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
  /** Resolves when the page has exactly one timer of this length, ms. */
  const waitsFor = (milliseconds: number) => expect.poll(() => time.left).toEqual([milliseconds]);
  return { seen, time, streams, connection, waitsFor };
}

const begin = (stream: ServerResponse) => {
  stream.writeHead(200, { 'content-type': 'text/event-stream' });
  stream.write(': open\n\n');
};
const beat = (stream: ServerResponse | undefined) => stream?.write(': alive\n\n');
const paid = (stream: ServerResponse | undefined, payment_id: string) =>
  stream?.write(`event: wallet\ndata: ${JSON.stringify({ payment_id })}\n\n`);

describe('a live connection over HTTP', () => {
  test('reconnects if a server sends nothing, and asks for missed events; no event comes twice', async () => {
    const { seen, time, streams, waitsFor } = await serverOf(
      (stream, nth) => {
        begin(stream);
        paid(stream, `p${nth}`);
      },
      { waits: { silence: 400 } },
    );
    await expect.poll(() => seen.events).toEqual([{ payment_id: 'p1' }]);
    // the first stream falls silent, and never ends
    time.pass(399);
    expect([seen.open, time.left]).toEqual([1, [1]]);
    time.pass(1);
    await waitsFor(20);
    time.pass(20);
    await expect.poll(() => seen.events).toEqual([{ payment_id: 'p1' }, { payment_id: 'p2' }]);
    await expect.poll(() => [seen.open, seen.missed, seen.polls]).toEqual([1, 1, 2]);
    // and stays connected to one that only sends heartbeats
    for (let beats = 0; beats < 3; beats++) {
      time.pass(300);
      beat(streams[1]);
      await waitsFor(400);
    }
    paid(streams[1], 'p3');
    await expect.poll(() => seen.events.length).toBe(3);
    expect([seen.asked, seen.missed]).toEqual([2, 1]);
  });

  test('leaves a server that takes the request and does not answer', async () => {
    const { seen, time, waitsFor } = await serverOf((stream, nth) => nth > 1 && begin(stream), {
      waits: { silence: 200 },
    });
    await expect.poll(() => seen.open).toBe(1);
    time.pass(200);
    await waitsFor(20);
    time.pass(20);
    await expect.poll(() => seen.missed).toBe(1);
    await expect.poll(() => [seen.asked, seen.open]).toEqual([2, 1]);
  });

  test.each([
    [100, 0],
    [101, 1],
  ])('that is there after %i ms asks what it has missed when that was long: %i', async (wait, missed) => {
    const { seen, time, streams, connection } = await serverOf(() => undefined, { waits: { late: 100 } });
    await expect.poll(() => streams.length).toBe(1);
    time.pass(wait);
    for (const stream of streams) begin(stream);
    await expect.poll(() => connection.isConnected).toBe(true);
    expect([seen.missed, seen.asked]).toEqual([missed, 1]);
  });

  test('waits longer from try to try, and polls meanwhile', async () => {
    const { seen, time, waitsFor } = await serverOf(
      (stream, nth) => (nth < 5 ? stream.writeHead(503).end() : begin(stream)),
      { waits: { retries: (tries) => 100 + tries, steady: 10_000 } },
    );
    for (let tries = 0; tries < 4; tries++) {
      await waitsFor(100 + tries);
      expect([seen.asked, seen.polls]).toEqual([tries + 1, tries]);
      time.pass(100 + tries);
    }
    await expect.poll(() => seen.missed).toBe(1);
    expect([seen.asked, seen.polls]).toEqual([5, 5]);
  });

  test('does not hurry to a server that ends every stream at once', async () => {
    const { time, waitsFor } = await serverOf(
      (stream) => {
        begin(stream);
        stream.end();
      },
      { waits: { retries: (tries) => 10 + 10 * tries, steady: 5000 } },
    );
    await waitsFor(10);
    time.pass(10);
    await waitsFor(20);
  });

  test('connects at once when the network is back, whether it waited or held a stream that may be dead', async () => {
    const events = new EventTarget();
    const { seen, waitsFor } = await serverOf(
      (stream, nth) => (nth === 1 ? stream.writeHead(503).end() : begin(stream)),
      { events, waits: { retries: () => 60_000 } },
    );
    await waitsFor(60_000);
    events.dispatchEvent(new Event('online'));
    await expect.poll(() => seen.missed).toBe(1);
    events.dispatchEvent(new Event('online'));
    await expect.poll(() => [seen.missed, seen.open]).toEqual([2, 1]);
    expect(seen.asked).toBe(3);
  });

  test('connects at once for a page that is looked at again after a sleep, and not while heartbeats come', async () => {
    const events = new EventTarget();
    const { seen, time, streams, connection, waitsFor } = await serverOf(begin, {
      events,
      waits: { beat: 300, silence: 40_000 },
    });
    await expect.poll(() => connection.isConnected).toBe(true);
    time.pass(301);
    events.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => seen.missed).toBe(1);
    time.pass(200);
    beat(streams[1]);
    await waitsFor(40_000);
    time.pass(200);
    events.dispatchEvent(new Event('visibilitychange'));
    events.dispatchEvent(new Event('pageshow'));
    paid(streams[1], 'p');
    await expect.poll(() => seen.events).toEqual([{ payment_id: 'p' }]);
    await expect.poll(() => [seen.asked, seen.open]).toEqual([2, 1]);
  });

  test('has no stream while the page stays hidden, and a new one as soon as it is seen', async () => {
    const events = new EventTarget();
    let isHidden = false;
    const { seen, time, streams, connection } = await serverOf(begin, {
      events,
      isHidden: () => isHidden,
      waits: { rest: 300, silence: 40_000 },
    });
    const look = (hidden: boolean) => {
      isHidden = hidden;
      events.dispatchEvent(new Event('visibilitychange'));
    };
    await expect.poll(() => connection.isConnected).toBe(true);
    look(true);
    look(false);
    time.pass(300);
    paid(streams[0], 'p');
    await expect.poll(() => seen.events).toEqual([{ payment_id: 'p' }]);
    look(true);
    time.pass(300);
    await expect.poll(() => [seen.asked, seen.open]).toEqual([1, 0]);
    events.dispatchEvent(new Event('online'));
    look(false);
    await expect.poll(() => [seen.asked, seen.open, seen.missed]).toEqual([2, 1, 1]);
  });
});
