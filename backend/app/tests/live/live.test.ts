import { liveHub, streamLimits } from '@marquee/platform/live/hub';
import { publish, publishToAll, publishToSite } from '@marquee/platform/live/publish';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

interface Event {
  topic: string;
  data: unknown;
}

/** Parses a stream's events; comments are skipped. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  let pending = '';
  const decoder = new TextDecoder();
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    const blocks = (pending + decoder.decode(chunk, { stream: true })).split('\n\n');
    pending = blocks.pop() ?? '';
    for (const block of blocks) {
      const match = /^event: (.+)\ndata: (.+)$/.exec(block);
      if (match) yield { topic: match[1] ?? '', data: JSON.parse(match[2] ?? '') };
    }
  }
}

/** Opens a stream and collects its events; `ended` resolves when the server ends it. */
async function open(player?: Pick<TestPlayer, 'account_id' | 'auth'> & { site?: string }) {
  const response = await backend.post('/api/live', {
    domain_name: player?.site ?? 'localhost',
    account_id: player?.account_id,
    auth: player?.auth,
  });
  const events: Event[] = [];
  const ended = (async () => {
    if (!response.body) return;
    for await (const event of readEvents(response.body)) events.push(event);
  })().catch(() => {});
  return { events, ended };
}

const until = (condition: () => boolean) => expect.poll(condition).toBe(true);

describe('live changes', () => {
  it('are received again if the database was down at the first stream', async () => {
    let isAway = true;
    const { listen, ...rest } = backend.database;
    const line: typeof backend.database = {
      ...rest,
      listen: (channel, handler) => (isAway ? Promise.reject(new Error('away')) : listen(channel, handler)),
    };
    const hub = liveHub(line, () => {});
    await expect(hub.ready()).rejects.toThrow('away');
    isAway = false;
    await hub.ready();
    await hub.close();
  });

  it('reach the pages of the player concerned, and public ones everybody', async () => {
    const [one, other] = [await backend.player(), await backend.player()];
    const streams = [await open(one), await open(other), await open()];
    await publish(backend.database, one.id, 'wallet', { payment_id: 'p', state: 'approved' });
    await publishToAll(backend.database, 'sports', { match_ids: ['m'] });
    await until(() => streams.every(({ events }) => events.some(({ topic }) => topic === 'sports')));
    expect(streams.map(({ events }) => events.map(({ topic }) => topic))).toEqual([
      ['wallet', 'sports'],
      ['sports'],
      ['sports'],
    ]);
    expect(streams[0]?.events[0]?.data).toEqual({ payment_id: 'p', state: 'approved' });
  });

  it('of one site reach only its pages', async () => {
    const streams = [await open(), await open({ site: 'slot1.localhost', account_id: '', auth: '' })];
    await publishToSite(backend.database, 'slot1.localhost', 'offers');
    await publishToSite(backend.database, null, 'site');
    await until(() => streams.every(({ events }) => events.some(({ topic }) => topic === 'site')));
    expect(streams.map(({ events }) => events.map(({ topic }) => topic))).toEqual([['site'], ['offers', 'site']]);
  });

  it('of sports do not reach the pages of a site without sports', async () => {
    const player = await backend.player({ site: 'slot1.localhost' });
    const stream = await open(player);
    await publishToAll(backend.database, 'sports', { match_ids: ['m'] });
    await publish(backend.database, player.id, 'wallet', { payment_id: 'p', state: 'approved' });
    await until(() => stream.events.some(({ topic }) => topic === 'wallet'));
    expect(stream.events.map(({ topic }) => topic)).toEqual(['wallet']);
  });

  it('say when money moved, as soon as the posting commits', async () => {
    const player = await backend.player();
    const stream = await open(player);
    await backend.services.ledger.post(backend.database, {
      key: 'live',
      kind: 'deposit',
      site: player.site,
      playerId: player.id,
      currency: 'PHP',
      legs: [
        { account: 'gateway', amount: -1250 },
        { account: 'cash', amount: 1250 },
      ],
      reference: 'x',
      description: 'x',
      at: backend.clock.now(),
    });
    await until(() => stream.events.length > 0);
    expect(stream.events).toEqual([
      {
        topic: 'balance',
        data: {
          ...{ game_balance: 1250, game_token: 0, minigame: { frozen_token: 0, token_balance: 0 } },
          ...{ bonus: 0, free_bet: 0 },
        },
      },
    ]);
  });

  it('tell a session that it is over, and end its stream only', async () => {
    const player = await backend.player();
    const again = await backend.call('auth/login', {
      account_id: player.account_id,
      password: 'correct horse battery 7',
    });
    const first = await open(player);
    const second = await open({ ...player, auth: again.token ?? '' });
    await backend.call('auth/logout', {}, { player });
    await first.ended;
    expect(first.events).toEqual([{ topic: 'session', data: { statusMessage: 'sessionExpired' } }]);
    await publishToAll(backend.database, 'sports', { match_ids: [] });
    await until(() => second.events.length > 0);
    expect(second.events.map(({ topic }) => topic)).toEqual(['sports']);
  });

  it('end the oldest stream of a session that opens too many', async () => {
    const player = await backend.player();
    const first = await open(player);
    const others: Awaited<ReturnType<typeof open>>[] = [];
    for (let i = 0; i < 8; i++) others.push(await open(player));
    await first.ended;
    await publishToAll(backend.database, 'sports', { match_ids: [] });
    await until(() => others.every(({ events }) => events.length > 0));
    expect(others.every(({ events }) => events.length === 1)).toBe(true);
    expect(first.events).toEqual([]);
  });

  it('are refused with the envelope to a wrong token, an unknown site and a body that is none', async () => {
    const ask = async (body: object) => (await backend.post('/api/live', body)).json();
    const wrong = { domain_name: 'localhost', account_id: 'demo', auth: 'wrong' };
    expect(await ask(wrong)).toEqual({ statusCode: 0, statusMessage: 'sessionExpired' });
    expect(await ask({ domain_name: 'nowhere.test' })).toEqual({ statusCode: 0, statusMessage: 'unknownSite' });
    expect((await backend.post('/api/live', 'nonsense')).status).toBe(400);
  });

  it('end the oldest stream of a player who opens too many, from whatever sessions', async () => {
    const hub = liveHub(backend.database, () => {});
    const ended: string[] = [];
    const reader = (session: number, name: string) => ({
      player: { id: 'player', sessionId: String(session) },
      site: 'localhost',
      address: '',
      send: () => {},
      close: () => void ended.push(name),
    });
    for (let at = 0; at < 26; at++) hub.add(reader(at, String(at)));
    expect(ended).toEqual(['0', '1']);
    expect(hub.count()).toBe(24);
    await hub.close();
  });

  it('are accepted for players, however many visitors from however many networks connect', async () => {
    const hub = liveHub(backend.database, () => {}, { all: 10, visitors: 6, address: 4 });
    const add = (address: string, id?: string) => {
      const player = id === undefined ? undefined : { id, sessionId: id };
      if (!hub.hasRoom({ player, address })) return false;
      hub.add({ player, site: 'localhost', address, send: () => {}, close: () => {} });
      return true;
    };
    const many = (count: number, of: (at: number) => boolean) => Array.from({ length: count }, (_, at) => of(at));
    const taken = (results: boolean[]) => results.filter(Boolean).length;
    expect(taken(many(100, () => add('192.0.2.1')))).toBe(4);
    expect(taken(many(100, (at) => add(`198.51.100.${at}`)))).toBe(2);
    expect(taken(many(100, (at) => add('192.0.2.1', `player ${at}`)))).toBe(4);
    await hub.close();
  });

  it('are refused over HTTP to an address that opens more than its room, all at once', async () => {
    const ask = () =>
      backend.app.request(
        '/api/live',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ domain_name: 'localhost' }),
        },
        { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
      );
    const answers = await Promise.all(Array.from({ length: streamLimits.address + 20 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(streamLimits.address);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    for (const answer of answers) await answer.body?.cancel();
    const again = await ask();
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });
});
