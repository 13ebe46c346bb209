import type { AddressInfo } from 'node:net';
import { listen } from '@marquee/kernel/process/listen';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { type OddsContext, oddsChecks } from '@marquee/protocols/conformance/odds';
import type { FeedEvent, FeedValue } from '@marquee/protocols/odds/feed';
import { httpOddsFeed } from '@marquee/protocols/odds/httpOddsFeed';
import { coveredAnswer, type Keys, signatureHeaders, signedHeaders } from '@marquee/protocols/signing/signing';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { Hono } from 'hono';
import { mountOddsFeed } from './feedServer';

const minute = 60_000;
const keys = ['one', 'two'];
const none = async () => [];
const clock = manualClock();

/** A sandbox process, and the operator's client of it. */
function processOf() {
  const app = new Hono();
  const report = (error: unknown) => {
    throw error;
  };
  mountOddsFeed(app, { clock, keys, report, secret: async () => 'secret' });
  const feed = httpOddsFeed({
    url: '',
    keys,
    transport: (address, init) => app.request(address, init),
    now: clock.now,
  });
  return { app, feed };
}

const byId = (events: readonly FeedEvent[]) => new Map(events.map((event) => [event.id, event]));

describe('the feed of the sandbox', () => {
  it('has the same events by changes as by a complete board, whichever process answers, all of them valid', async () => {
    const processes = [processOf(), processOf()] as const;
    let { cursor, events, broken } = await processes[0].feed.read(null, none);
    expect(broken).toEqual([]);
    const followed = byId(events);
    for (let step = 1; step <= 6; step += 1) {
      clock.advance(step === 3 ? 15 * minute : 9_000);
      const reading = await (processes[step % 2]?.feed ?? processes[0].feed).read(cursor, none);
      expect([reading.isSnapshot, reading.broken]).toEqual([false, []]);
      expect(reading.events.length).toBeLessThan(events.length);
      for (const event of reading.events) followed.set(event.id, event);
      ({ cursor } = reading);
    }
    ({ events, broken } = await processOf().feed.read(null, none));
    for (const event of events) expect(followed.get(event.id)).toEqual(event);
  });

  it('sends nothing while nothing changed', async () => {
    const { feed } = processOf();
    const { cursor } = await feed.read(null, none);
    expect(await feed.read(cursor, none)).toMatchObject({ cursor, isSnapshot: false, events: [] });
  });

  it('is not gone back in by a process whose clock is behind', async () => {
    const { feed } = processOf();
    const { cursor } = await feed.read(null, none);
    clock.advance(-minute);
    expect(await feed.read(cursor, none)).toMatchObject({ cursor, isSnapshot: false, events: [] });
    clock.advance(minute);
  });

  it('begins a stream anew where its clock was set back, also in a process that did not see it', async () => {
    const { feed } = processOf();
    const { cursor } = await feed.read(null, none);
    clock.advance(-minute - 1);
    for (const { feed: other } of [{ feed }, processOf()]) {
      const anew = await other.read(cursor, none);
      expect(anew.isSnapshot).toBe(true);
      expect(anew.cursor.stream).not.toBe(cursor.stream);
      expect(await other.read(anew.cursor, none)).toMatchObject({ isSnapshot: false, events: [] });
    }
    const { feed: third } = processOf();
    await third.read(null, none);
    clock.advance(-minute - 1);
    expect((await third.read(null, none)).cursor.stream).not.toBe(cursor.stream);
    clock.advance(2 * (minute + 1));
  });

  it('has the result of what was live, by changes, and by a complete board however late', async () => {
    const { feed } = processOf();
    const first = await feed.read(null, none);
    const live = first.events.filter(({ state }) => state === 'live').map(({ id }) => id);
    const results = new Map<string, string>();
    let { cursor } = first;
    for (let step = 0; step < 4; step += 1) {
      clock.advance(19 * minute);
      const reading = await feed.read(cursor, none);
      ({ cursor } = reading);
      for (const { id, state } of reading.events) results.set(id, state);
    }
    expect(live.map((id) => results.get(id)).filter((state) => state !== 'finished' && state !== 'cancelled')).toEqual(
      [],
    );
    clock.advance(7 * 24 * 60 * minute);
    const late = await feed.read(cursor, async () => live);
    expect(late.isSnapshot).toBe(true);
    expect(live.every((id) => late.events.some((event) => event.id === id && event.markets.length === 0))).toBe(true);
  });

  it('leaves ids out that no season has', async () => {
    const { feed } = processOf();
    const asked = [
      'race-9.1.0',
      'race-0.x.0',
      'football-0-premier.x.0',
      'football-0-premier.1.99',
      'a',
      'tennis-2-open.',
    ];
    const { events } = await feed.read(null, async () => asked);
    expect(events.filter(({ id }) => asked.includes(id))).toEqual([]);
  });
});

/** Each broken server, and the check that detects it. */
type Wrong = [name: string, found: string, change: (text: string, status: number) => string | Response];

const changed =
  (edit: (body: { stream: string; sequence: number; at: number; events: FeedEvent[] }) => void) =>
  (text: string, status: number) => {
    if (status !== 200) return text;
    const body = JSON.parse(text);
    edit(body);
    return JSON.stringify(body);
  };

describe('the conformance checks', () => {
  let url = '';
  let close: () => void = () => {};
  const { app } = processOf();
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      const server = listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
        url = `http://127.0.0.1:${port}`;
        resolve();
      });
      close = () => server.close();
    });
  });
  afterAll(() => close());
  const context = (more: Partial<OddsContext> = {}): OddsContext => ({ url, keys, fetch, now: clock.now, ...more });

  /** The names of the checks that fail. */
  async function failing(more: Partial<OddsContext>): Promise<string[]> {
    const failed: string[] = [];
    for (const { name, run } of oddsChecks) await run(context(more)).catch(() => failed.push(name));
    return failed;
  }

  for (const check of oddsChecks) {
    it(`find that the sandbox ${check.name}`, () => check.run(context()));
  }

  /** A server with a wrong, but signed answer. */
  const lying =
    (keysOf: Keys, change: Wrong[2]): OddsContext['fetch'] =>
    async (address, init) => {
      const response = await fetch(address, init);
      const made = change(await response.text(), response.status);
      if (typeof made !== 'string') return made;
      const asked = new Headers(init.headers).get(signatureHeaders.signature) ?? '';
      const headers = signedHeaders(keysOf, coveredAnswer(response.status, asked), made, clock.now());
      return new Response(made, { status: response.status, headers });
    };

  const worth =
    'says of the lines of its board what they are worth, and never that its own price pays more than the stake';
  /** Changes the first value of an answer. */
  const valued = (edit: (value: FeedValue) => unknown) => (text: string, status: number) => {
    const body = JSON.parse(text);
    if (status !== 200 || !body.values?.[0]) return text;
    return JSON.stringify({ ...body, values: [edit(body.values[0]), ...body.values.slice(1)] });
  };

  it('find nothing wrong with a server of before values were told', async () => {
    const before: OddsContext['fetch'] = (address, init) =>
      address.endsWith('/values') ? new Response('', { status: 404 }) : fetch(address, init);
    expect(await failing({ fetch: before })).toEqual([]);
  });

  const whole = 'tells its whole board, signed, with events that can be taken over';
  const wrong: Wrong[] = [
    [
      'an age of its own',
      whole,
      changed((body) => {
        body.at -= minute;
      }),
    ],
    [
      'odds of 0',
      whole,
      changed(({ events }) => {
        const [one] = events.find(({ markets }) => markets.length > 0)?.markets[0]?.selections ?? [];
        if (one) one.odds = 0;
      }),
    ],
    [
      'an event twice',
      whole,
      changed(({ events }) => {
        if (events[0]) events.push(events[0]);
      }),
    ],
    [
      'another stream each time',
      'tells in changes all that is other than in the board before',
      changed((body) => {
        body.stream += Math.floor(Math.random() * 1e9);
      }),
    ],
    [
      'a sequence that falls',
      'tells in changes all that is other than in the board before',
      (() => {
        let last = 1e9;
        return changed((body) => {
          last -= 1;
          body.sequence = last;
        });
      })(),
    ],
    ['values that are more than certain', worth, valued((value) => ({ ...value, void: 1_000_000 }))],
    ['prices that pay more than the stake', worth, valued((value) => ({ ...value, won: 1_000_000, void: 0 }))],
    ['values of other lines', worth, valued((value) => ({ ...value, event: 'another' }))],
    [
      'a 410 without a word',
      'answers 410, signed, for a stream that it does not know',
      (text, status) => (status === 410 ? '{"error":"gone"}' : text),
    ],
  ];
  for (const [name, found, change] of wrong) {
    it(`find a server with ${name}`, async () => {
      const check = oddsChecks.find((one) => one.name === found);
      await expect(check?.run(context({ fetch: lying(keys, change) }))).rejects.toThrow();
    });
  }

  it('find a server that signs with another key', async () => {
    expect(await failing({ fetch: lying(['another'], (text) => text) })).toContain(whole);
  });

  it('find a server that takes only the first key', async () => {
    expect(await failing({ keys: [...keys, 'three'] })).toEqual([
      'takes a request that is signed with any of the keys',
    ]);
  });

  it('find a server that looks at no signature', async () => {
    const { feed: _feed, app: honest } = processOf();
    const open: OddsContext['fetch'] = (address, init) => {
      const { pathname, search } = new URL(address);
      const body = typeof init.body === 'string' ? init.body : '';
      const covered = [init.method ?? 'GET', pathname + search] as const;
      return honest.request(pathname + search, { ...init, headers: signedHeaders(keys, covered, body, clock.now()) });
    };
    expect(await failing({ fetch: open })).toEqual(
      expect.arrayContaining([
        'tells nothing to who has another key',
        'tells nothing for a request that was signed long ago',
        'tells nothing for a request that was signed for another path',
      ]),
    );
  });

  it('find a server that leaves changes out', async () => {
    const base = lying(keys, (text) => text);
    const skipping: OddsContext['fetch'] = async (address, init) => {
      clock.advance(5_000);
      if (!address.includes('changes')) return base(address, init);
      return lying(
        keys,
        changed((body) => {
          body.events = [];
        }),
      )(address, init);
    };
    expect(await failing({ fetch: skipping })).toContain('tells in changes all that is other than in the board before');
  });
});
