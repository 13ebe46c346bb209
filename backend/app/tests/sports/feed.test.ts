import type { Board } from '@marquee/protocols/odds/protocol';
import { coveredAnswer, signatureHeaders, signedHeaders } from '@marquee/protocols/signing/signing';
import { describe, expect, it } from '@rstest/core';
import { evenChance, type OddsServer } from '../../src/testing/oddsServer';
import { brokenEventTests, marketOf } from './brokenEventTests';
import { feedFixture } from './feedFixture';
import { settlementFaultTests } from './settlementFaultTests';

const second = 1_000;
const minute = 60 * second;
const unavailable = async () => new Response('', { status: 503 });

const feed = feedFixture();
const { server, reported, script, quote, feedOf, read, board, faultOf, betOn, openBets, homeOdds, result } = feed;

describe('a feed over HTTP', () => {
  it('is read completely once, and then by its changes', async () => {
    script().match('a', 'scheduled', [2100, 3500, 3200]);
    quote();
    expect(await read()).toEqual(['a']);
    expect(await read()).toEqual([]);
    expect(server.asked).toEqual(['/odds/v1/snapshot', '/odds/v1/changes', '/odds/v1/changes']);
    expect(await homeOdds('a')).toEqual([2100, false]);
    expect(await betOn('a', 2100)).toBe('placed');
  });

  it('is read completely again after ten minutes, which repairs what changes lost', async () => {
    script().match('a', 'scheduled', [2100, 3500, 3200]);
    quote();
    server.board = (honest) => ({ ...honest, events: [] });
    await read();
    expect(await homeOdds('a')).toEqual([2000, false]);
    server.board = (honest) => honest;
    feed.bench.time.now += 10 * minute;
    await read();
    expect(await homeOdds('a')).toEqual([2100, false]);
  });

  it('may skip sequences: its content is complete', async () => {
    server.sequence += 1_000;
    script().match('a', 'scheduled', [2100, 3500, 3200]);
    quote();
    await read();
    expect(await homeOdds('a')).toEqual([2100, false]);
  });
});

describe('keys of a feed', () => {
  it('that are invalid leave the board as it was, until it is too old', async () => {
    server.keys = ['another'];
    script().match('b', 'live', [9000, 6000, 4000]);
    quote();
    expect(await faultOf(read())).toBe('odds feed: failed 401 badSignature');
    expect(await betOn('b', 9000)).toBe('offer');
    feed.bench.time.now += 30 * second;
    expect(await faultOf(read())).toContain('badSignature');
    expect(await betOn('b', 1500)).toBe('marketSuspended');
    expect(await betOn('a', 2000)).toBe('placed');
    feed.bench.time.now += 5 * minute;
    expect(await betOn('a', 2000)).toBe('marketSuspended');
  });

  it('are changed while it is read', async () => {
    for (const [ours, theirs] of [
      [['key'], ['key', 'next']],
      [
        ['key', 'next'],
        ['next', 'key'],
      ],
      [['next', 'key'], ['next']],
      [['next'], ['next']],
    ] as const) {
      server.keys = theirs;
      expect(await faultOf(read(feedOf(ours)))).toBe('none');
    }
  });
});

describe('an answer', () => {
  it('that was recorded earlier is not believed again', async () => {
    let old: Response | undefined;
    server.answer = async (honest) => {
      old = honest.clone();
      return honest;
    };
    await read();
    script().match('a', 'scheduled', [2100, 3500, 3200]);
    quote();
    server.answer = async () => old?.clone() ?? new Response();
    feed.bench.time.now += second;
    expect(await faultOf(read())).toBe('odds feed: badSignature 200');
    server.answer = async (honest) => honest;
    await read();
    expect(await homeOdds('a')).toEqual([2100, false]);
  });

  it('that goes back within a stream is refused, in changes and in a complete board', async () => {
    script().match('a', 'scheduled', [2100, 3500, 3200]);
    quote();
    await read();
    const old = { sequence: 1, events: [{ ...script().events.get('a'), markets: [] }] };
    server.board = (honest) => ({ ...honest, ...old });
    expect(await faultOf(read())).toBe('odds feed: malformed sequence');
    feed.bench.time.now += 10 * minute;
    expect(await faultOf(read())).toBe('sequenceBackwards');
    expect(await betOn('a', 2100)).toBe('marketSuspended');
    server.board = (honest) => honest;
    await read();
    expect(await betOn('a', 2100)).toBe('placed');
  });

  it('that comes after a later one is not stored', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isFirst = true;
    server.answer = async (honest) => {
      const wait = isFirst;
      isFirst = false;
      if (wait) await held;
      return honest;
    };
    script().match('a', 'scheduled', [2100, 3500, 3200]);
    quote();
    const slow = read(feedOf(['key'], 20_000));
    await expect.poll(() => server.asked.length).toBe(2);
    script().match('a', 'scheduled', [1800, 3500, 3200]);
    quote();
    expect(await read()).toEqual(['a']);
    release();
    expect(await slow).toEqual([]);
    expect(await homeOdds('a')).toEqual([1800, false]);
    expect(await betOn('a', 2100)).toBe('offer');
  });

  it('is stored once, however many processes read at once, and the last price holds', async () => {
    for (let step = 0; step < 8; step += 1) {
      script().match('a', 'scheduled', [2000 + 10 * step, 3500, 3200]);
      quote();
      await Promise.all([read(), read(), read()]);
    }
    await read();
    expect(await homeOdds('a')).toEqual([2070, false]);
    const versions = await feed.bench.database.query<{ odds: number }>(
      "select odds from sports_odds where selection_id = 'a:1x2:1' order by version",
    );
    const prices = versions.map(({ odds }) => odds);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('of another stream is a complete board, and events that it lacks take no bets until their result is known', async () => {
    expect(await betOn('b', 1500)).toBe('placed');
    server.restart('two');
    server.quote([...script().events.values()].filter(({ id }) => id === 'a'));
    await read();
    const readings = server.asked.filter((path) => path !== '/odds/v1/values');
    expect(readings.slice(-2)).toEqual(['/odds/v1/changes', '/odds/v1/snapshot']);
    expect(await homeOdds('b')).toEqual([1500, true]);
    expect(await betOn('b', 1500)).toBe('marketSuspended');
    expect((await openBets())[0]?.cash_out).toBe(null);
    expect(await betOn('a', 2000)).toBe('placed');
    quote();
    await read();
    expect(await homeOdds('b')).toEqual([1500, false]);
    result('b', 1, 0);
    quote();
    await read();
    expect((await openBets('settled'))[0]).toMatchObject({ state: 'won', payout: 1_500 });
  });

  const lies: [name: string, fault: string, answer: OddsServer['answer'], timeout?: number][] = [
    [
      'has no end',
      'odds feed: tooLarge',
      async () => {
        const chunk = new Uint8Array(1_000_000);
        return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }));
      },
    ],
    ['never comes', 'odds feed: timeout', () => new Promise(() => {}), 100],
    [
      'is cut in half',
      'odds feed: malformed body',
      async (honest, request) => {
        const text = await honest.text();
        const half = text.slice(0, text.length / 2);
        const covered = coveredAnswer(200, request.headers.get(signatureHeaders.signature) ?? '');
        return new Response(half, { headers: signedHeaders(['key'], covered, half, feed.bench.time.now) });
      },
    ],
    ['nobody signed', 'odds feed: badSignature 200', async (honest) => new Response(await honest.text())],
    ['is an error of a proxy', 'odds feed: failed 502 unknown', async () => new Response('<html>', { status: 502 })],
  ];
  for (const [name, fault, answer, timeout] of lies) {
    it(`that ${name} changes nothing, and the next one makes it good`, async () => {
      script().match('a', 'scheduled', [2100, 3500, 3200]);
      quote();
      server.answer = answer;
      expect(await faultOf(read(feedOf(['key'], timeout)))).toBe(fault);
      expect(await homeOdds('a')).toEqual([2000, false]);
      server.answer = async (honest) => honest;
      await read();
      expect(await homeOdds('a')).toEqual([2100, false]);
    });
  }
});

describe('a malformed event', () => {
  brokenEventTests(feed, [
    ['odds of 0', { markets: [marketOf(0)] }],
    ['a market twice', { markets: [marketOf(2_000), marketOf(9_000)] }],
    ['no markets', { markets: null }],
  ]);

  it('without an id is skipped, and no other event is lost', async () => {
    server.board = (honest: Board) => ({
      ...honest,
      sequence: honest.sequence + 1,
      events: [null, 7, { id: 'a:1x2' }, { id: { toString: 'a' } }, { id: 'b' }, script().events.get('b')],
    });
    await read();
    expect(reported).toHaveLength(5);
    expect(await betOn('b', 1500)).toBe('marketSuspended');
    expect(await betOn('a', 2000)).toBe('placed');
  });

  it('is not one whose name is a script: it is shown as it is', async () => {
    const name = '<script>alert(1)</script>';
    const event = script().events.get('a');
    if (event) event.home = { EN: name };
    event && server.quote([{ ...event, id: 'c' }]);
    await read();
    expect((await board()).value.find(({ match_id }) => match_id === 'c')?.home_team_name).toBe(name);
  });
});

describe('what held lines are worth', () => {
  const cashOut = async () => (await openBets())[0]?.cash_out;

  it('is asked for while bets are held on them, on the board or not, and for nothing else', async () => {
    await read();
    expect(server.asked).not.toContain('/odds/v1/values');
    await betOn('a', 2000);
    const event = script().events.get('a');
    server.quote(event ? [{ ...event, markets: [] }] : []);
    await read();
    expect(await cashOut()).toBe(1_000);
    server.worth = () => [];
    feed.bench.time.now += 61 * second;
    await read();
    expect(await cashOut()).toBeNull();
  });

  it('is not believed where it cannot be, and then no bet is cashed out by it', async () => {
    await betOn('a', 2000);
    const lies: ((line: Parameters<typeof evenChance>[0]) => object[])[] = [
      (line) => [{ ...evenChance(line), void: 500_001 }],
      (line) => [{ ...evenChance(line), won: -1 }],
      (line) => [{ ...evenChance(line), won: 0.5 }],
      (line) => [evenChance({ ...line, outcome: 2 })],
      (line) => [evenChance(line), { ...evenChance(line), won: 900_000 }],
      () => [{}, { won: 1 }],
    ];
    for (const lie of lies) {
      server.worth = (lines) => lines.flatMap(lie);
      feed.bench.time.now += 61 * second;
      await read();
      expect(await cashOut(), String(lie)).toBeNull();
    }
    server.worth = (lines) => lines.map(evenChance);
    await read();
    expect(await cashOut()).toBe(1_000);
  });

  it('is not known of a feed that does not tell it: its bets are placed, and not cashed out', async () => {
    server.worth = null;
    expect(await betOn('a', 2000)).toBe('placed');
    expect(await faultOf(read())).toBe('none');
    expect(await cashOut()).toBeNull();
  });
});

describe('a silent feed', () => {
  for (const restart of [false, true]) {
    it(`stops bets on prices that are too old, shows it, and comes back by ${restart ? 'a complete board' : 'changes'}`, async () => {
      expect(await betOn('a', 2000)).toBe('placed');
      expect(await betOn('b', 1500)).toBe('placed');
      expect((await board()).paused).toBe('none');
      await read();
      server.answer = unavailable;

      const start = feed.bench.time.now;
      const seen: [string, string, string, string][] = [];
      for (const after of [29 * second, 30 * second, 299 * second, 300 * second, 10 * minute - 1]) {
        feed.bench.time.now = start + after;
        expect(await faultOf(read())).not.toBe('none');
        seen.push([(await board()).paused, await betOn('b', 1500), await betOn('a', 2000), await cashOuts()]);
      }
      expect(seen).toEqual([
        ['none', 'placed', 'placed', 'ab'],
        ['live', 'marketSuspended', 'placed', 'a'],
        ['live', 'marketSuspended', 'placed', 'a'],
        ['all', 'marketSuspended', 'marketSuspended', ''],
        ['all', 'marketSuspended', 'marketSuspended', ''],
      ]);

      server.answer = async (honest) => honest;
      if (restart) server.restart('two');
      script().match('b', 'live', [1700, 6000, 4000]);
      quote();
      const received: string[] = [];
      const stop = await feed.bench.database.listen('live', (payload) => received.push(payload));
      await read();
      await expect
        .poll(() => received.flatMap((payload) => JSON.parse(payload).data.match_ids).sort())
        .toEqual(['a', 'b']);
      await stop();
      expect((await board()).paused).toBe('none');
      expect([await betOn('b', 1500), await betOn('b', 1700), await betOn('a', 2000)]).toEqual([
        'offer',
        'placed',
        'placed',
      ]);
    });
  }

  /** The matches of open bets with a cash-out value. */
  const cashOuts = async () =>
    [...new Set((await openBets()).filter((bet) => bet.cash_out !== null).map((bet) => bet.legs[0]?.match_id))]
      .sort()
      .join('');

  it('is also one that answers, and whose board is old or of the future', async () => {
    const ages: number[] = [];
    const stop = feed.bench.signals.subscribe('board', ({ at }) => ages.push(feed.bench.time.now - at));
    for (const [ahead, paused] of [
      [-5 * minute, 'all'],
      [-minute, 'live'],
      [10 * second, 'none'],
      [10 * second + 1, 'all'],
      [60 * minute, 'all'],
    ] as const) {
      server.board = (honest) => ({ ...honest, at: honest.at + ahead });
      await read();
      expect((await board()).paused).toBe(paused);
      expect(await betOn('a', 2000)).toBe(paused === 'all' ? 'marketSuspended' : 'placed');
      expect(ages.at(-1)).toBe(-ahead);
    }
    stop();
    server.board = (honest) => honest;
    await read();
    expect((await board()).paused).toBe('none');
  });

  it('does not keep bets from being settled by what it told before', async () => {
    await betOn('b', 1500);
    await feed.bench.database.query("update sports_matches set state = 'finished', score = $1::jsonb where id = 'b'", [
      JSON.stringify({ home: 2, away: 0, periods: [] }),
    ]);
    server.answer = unavailable;
    expect(await faultOf(read())).not.toBe('none');
    expect((await openBets('settled'))[0]).toMatchObject({ state: 'won', payout: 1_500 });
  });
});

settlementFaultTests(feed);
