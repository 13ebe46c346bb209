import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { type PartnerFault, type PartnerLink, signedClient } from './signedClient';
import { type SignedEndpoint, signedEndpoint } from './signedServer';
import { clockTolerance, coveredRequest, type Keys, signatureFault, signatureHeaders, signedHeaders } from './signing';

const at = Date.UTC(2026, 0, 1);
const asked = v.object({ amount: v.number() });
const answered = v.object({ doubled: v.number() });

/** A partner that doubles amounts, and its client; parts of each can be replaced. */
function pair(server: Partial<SignedEndpoint<{ amount: number }>> = {}, client: Partial<PartnerLink> = {}) {
  const taken: number[] = [];
  const reported: unknown[] = [];
  const serve = signedEndpoint({
    keys: ['one'],
    now: () => at,
    schema: asked,
    handle: async ({ amount }) => {
      taken.push(amount);
      return { body: { doubled: amount * 2 } };
    },
    report: (error) => reported.push(error),
    ...server,
  });
  const call = signedClient({
    name: 'doubler',
    url: 'http://doubler.test',
    keys: ['one'],
    transport: (address, init) => serve(new Request(address, init)),
    now: () => at,
    ...client,
  });
  const double = (amount: number) => call({ method: 'POST', path: '/v1/double', body: { amount }, answer: answered });
  return { taken, reported, serve, call, double };
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: PartnerFault) => [error.kind, error.detail.error].filter(Boolean).join(' '),
  );

describe('a signature', () => {
  it('is the documented HMAC', () => {
    const headers = signedHeaders(['secret'], coveredRequest({ method: 'post', url: '/v1/x?a=1' }), '{"b":2}', at);
    const text = `v1\nPOST\n/v1/x?a=1\n${at}\n{"b":2}`;
    expect(headers[signatureHeaders.signature]).toBe(createHmac('sha256', 'secret').update(text).digest('hex'));
  });

  const covered = coveredRequest({ method: 'POST', url: '/v1/x' });
  const signed = (keys: Keys = ['one']) => new Headers(signedHeaders(keys, covered, 'body', at));

  it('holds for the message that was signed', () =>
    expect(signatureFault(['one'], covered, signed(), 'body', at)).toBeUndefined());

  for (const [name, fault] of Object.entries({
    'another method': () => signatureFault(['one'], ['GET', '/v1/x'], signed(), 'body', at),
    'another path': () => signatureFault(['one'], ['POST', '/v1/y'], signed(), 'body', at),
    'another query': () => signatureFault(['one'], ['POST', '/v1/x?z=1'], signed(), 'body', at),
    'another body': () => signatureFault(['one'], covered, signed(), 'bodY', at),
    'another key': () => signatureFault(['two'], covered, signed(), 'body', at),
    'no key': () => signatureFault([], covered, signed(), 'body', at),
    'an empty key': () => signatureFault([''], covered, signed(['one']), 'body', at),
    'no headers': () => signatureFault(['one'], covered, new Headers(), 'body', at),
  })) {
    it(`does not hold for ${name}`, () => expect(fault()).toBe('badSignature'));
  }

  it('does not hold for another time', () => {
    const headers = signed();
    headers.set(signatureHeaders.time, String(at + 1));
    expect(signatureFault(['one'], covered, headers, 'body', at)).toBe('badSignature');
  });

  for (const [away, fault] of [
    [clockTolerance, undefined],
    [clockTolerance + 1, 'staleTime'],
    [-clockTolerance, undefined],
    [-clockTolerance - 1, 'staleTime'],
  ] as const) {
    it(`of ${away} ms away is ${fault ?? 'right'}`, () =>
      expect(signatureFault(['one'], covered, signed(), 'body', at + away)).toBe(fault));
  }

  for (const [name, sends, takes, holds] of [
    ['the receiver has the new key behind the old one', ['old'], ['old', 'new'], true],
    ['the sender has changed first', ['new', 'old'], ['old', 'new'], true],
    ['the old key is gone on both sides', ['new'], ['new'], true],
    ['the old key is still used after that', ['old'], ['new'], false],
  ] as const) {
    it(`${holds ? 'holds' : 'fails'} in a rotation when ${name}`, () =>
      expect(signatureFault(takes, covered, signed(sends), 'body', at) === undefined).toBe(holds));
  }
});

describe('a partner', () => {
  it('is called, and answers', async () => expect(await pair().double(4)).toEqual({ doubled: 8 }));

  it('may be asked by GET, with a query', async () => {
    const { call } = pair({
      schema: v.pipe(
        v.object({ amount: v.string() }),
        v.transform(({ amount }) => ({ amount: Number(amount) })),
      ),
    });
    expect(await call({ method: 'GET', path: '/v1/double?amount=4', answer: answered })).toEqual({ doubled: 8 });
  });

  it('does nothing for a wrong key, and reports it', async () => {
    const { double, taken } = pair({ keys: ['other'] });
    expect(await faultOf(double(1))).toBe('failed badSignature');
    expect(taken).toEqual([]);
  });

  it('does nothing for an old message', async () => {
    const { double, taken } = pair({ now: () => at + clockTolerance + 1 });
    expect(await faultOf(double(1))).toBe('failed staleTime');
    expect(taken).toEqual([]);
  });

  it('reads no more than it takes, with and without a length', async () => {
    const { double, serve, taken } = pair({ largest: 8 });
    expect(await faultOf(double(123456))).toBe('failed tooLarge');
    const body = new Blob(['x'.repeat(9)]).stream();
    expect(
      (await serve(new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit))).status,
    ).toBe(413);
    expect(taken).toEqual([]);
  });

  it('refuses a message that it cannot parse, and names the place', async () => {
    const { call, taken } = pair();
    const work = call({ method: 'POST', path: '/v1/double', body: { amount: 'x' }, answer: answered });
    expect(await faultOf(work)).toBe('refused badMessage');
    expect(taken).toEqual([]);
  });

  it('reports what it throws, and says no more than that', async () => {
    const { double, reported } = pair({ handle: () => Promise.reject(new Error('secret')) });
    expect(await faultOf(double(1))).toBe('failed tryAgain');
    expect(reported).toHaveLength(1);
  });
});

describe('an answer', () => {
  const lie = (change: (response: Response) => Response | Promise<Response>) => {
    const { serve } = pair();
    return pair({}, { transport: async (address, init) => change(await serve(new Request(address, init))) }).double(1);
  };

  it('that is not signed is refused', async () =>
    expect(await faultOf(lie(() => Response.json({ doubled: 2 })))).toBe('badSignature'));

  it('of another call is not believed', async () => {
    const { serve } = pair();
    let first: Response | undefined;
    const { double } = pair(
      {},
      {
        transport: async (address, init) => {
          const response = await serve(new Request(address, init));
          first ??= response.clone();
          return first.clone();
        },
      },
    );
    expect(await double(1)).toEqual({ doubled: 2 });
    expect(await faultOf(double(2))).toBe('badSignature');
  });

  it('with another status is not believed', async () => {
    const changed = lie(
      async (response) => new Response(await response.text(), { status: 404, headers: response.headers }),
    );
    expect(await faultOf(changed)).toBe('failed unknown');
  });

  it('that is too large is not read to its end', async () => {
    let given = 0;
    const body = new ReadableStream({
      pull(controller) {
        given += 1;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    expect(await faultOf(lie(() => new Response(body)))).toBe('tooLarge');
    expect(given).toBeLessThan(6);
  });

  it('that never comes ends the call', async () => {
    const transport = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
    expect(await faultOf(pair({}, { transport, timeout: 20 }).double(1))).toBe('timeout');
  });

  it('that stops in its middle ends the call, also when its signal was collected as garbage', async ({
    onTestFinished,
  }) => {
    setFlagsFromString('--expose-gc');
    const collecting = setInterval(runInNewContext('gc') as () => void, 20);
    const stalling = createServer((_, response) => void response.writeHead(200).write('{')).listen(0);
    onTestFinished(() => {
      clearInterval(collecting);
      stalling.closeAllConnections();
      stalling.close();
    });
    await once(stalling, 'listening');
    const address = `http://127.0.0.1:${(stalling.address() as AddressInfo).port}`;
    // The rest of the answer never comes: the call must end by its timeout.
    const call = pair({}, { transport: (_, init) => fetch(address, init), timeout: 300 }).double(1);
    expect(await faultOf(call)).toBe('timeout');
  });

  it('from an unknown sender is no answer', async () =>
    expect(await faultOf(pair({}, { transport: () => Promise.reject(new TypeError('fetch failed')) }).double(1))).toBe(
      'unreachable',
    ));

  it('of another shape is not taken', async () => {
    const { double } = pair({ handle: async () => ({ body: { trebled: 3 } }) });
    expect(await faultOf(double(1))).toBe('malformed doubled');
  });

  it('that is a refusal differs from a fault', async () => {
    const { double } = pair({ handle: async () => ({ status: 409, body: { error: 'taken' } }) });
    expect(await faultOf(double(1))).toBe('refused taken');
  });
});
