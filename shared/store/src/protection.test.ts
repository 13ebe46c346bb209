import { ApiClient } from '@marquee/api/client';
import { describe, expect, test } from '@rstest/core';
import { ProtectionStore } from './protection';
import { Storage } from './storage';

const session = {
  access: 'open',
  until: null,
  started_at: '2026-03-14T12:00:00Z',
  net: -500,
  reality_check_at: null,
  review_due: false,
  now: '2026-03-14T12:30:00Z',
};

/** A store with a server that answers this; `asked` records requests, `answer` can be changed. */
function storeOf(answer: Partial<typeof session> & { fails?: boolean } = {}) {
  const asked: unknown[] = [];
  const transport: typeof fetch = async (input, init) => {
    asked.push(await new Request(input, init).json());
    if (answer.fails) throw new TypeError('no network');
    return Response.json({ statusCode: 1, statusMessage: 'OK', value: [{ ...session, ...answer }] });
  };
  const identity = () => ({ domain_name: 'a.test', external_id: 'x', player: { account_id: 'ana', auth: 't' } });
  const api = new ApiClient({ baseUrl: 'http://a.test', identity, transport });
  return { store: new ProtectionStore(api), asked, answer };
}

describe('the protection store', () => {
  test.each([
    ['open', null, undefined],
    ['time_out', '2026-03-15T12:00:00Z', { why: 'timeOut', until: '2026-03-15T12:00:00Z' }],
    ['excluded', null, { why: 'selfExcluded', until: null }],
    ['closing', null, { why: 'accountClosing', until: null }],
  ])('%s until %s', async (access, until, pause) => {
    const { store } = storeOf({ access, until: until as null });
    expect(store.pause).toBeUndefined();
    await store.load();
    expect(store.pause).toEqual(pause);
    store.close();
  });

  test('closes the doors with the news itself, before it has asked [D9.16]', async () => {
    const { store, answer } = storeOf();
    await store.load();
    Object.assign(answer, { access: 'excluded' });
    store.take({ access: 'excluded', until: null });
    expect(store.pause).toEqual({ why: 'selfExcluded', until: null });
    store.close();
  });

  test('keeps its last state without an answer', async () => {
    const { store, answer } = storeOf({ access: 'time_out' });
    await store.load();
    Object.assign(answer, { fails: true });
    await store.load();
    expect(store.pause?.why).toBe('timeOut');
    store.close();
  });

  test('reports play while a game is on the screen, and only then', async () => {
    const { store, asked } = storeOf();
    await store.load();
    const stop = store.play();
    await store.load();
    stop();
    await store.load();
    const playing = asked.map((body) => (body as { playing: boolean }).playing);
    expect([playing[0], playing[1], playing.at(-1)]).toEqual([false, true, false]);
    store.close();
  });
});

describe('promotions', () => {
  /** The storage of a browser, and a store of a page whose player is `account`. */
  const pageOf = (kept: Map<string, string>, account: string, answer: object = {}) => {
    const transport: typeof fetch = async () =>
      Response.json({ statusCode: 1, statusMessage: 'OK', value: [{ ...session, may_promote: true, ...answer }] });
    const identity = () => ({ domain_name: 'a.test', external_id: 'x', player: { account_id: account, auth: 't' } });
    const api = new ApiClient({ baseUrl: 'http://a.test', identity, transport });
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    return new ProtectionStore(api, new Storage(area), () => account);
  };

  test('are not shown before the server has said that they may, nor during a break [D13.12]', async () => {
    const store = pageOf(new Map(), 'ana');
    expect(store.mayPromote).toBe(false);
    expect(pageOf(new Map(), '').mayPromote).toBe(false);
    await store.load();
    expect(store.mayPromote).toBe(true);
    store.take({ access: 'time_out', until: null });
    expect(store.mayPromote).toBe(false);
    store.close();
  });

  test('are shown at once on the next page, to that player alone, until the server says otherwise [D13.12]', async () => {
    const kept = new Map<string, string>();
    const first = pageOf(kept, 'ana');
    await first.load();
    first.close();
    expect([pageOf(kept, 'ana').mayPromote, pageOf(kept, 'ben').mayPromote, pageOf(kept, '').mayPromote]).toEqual([
      true,
      false,
      false,
    ]);
    const next = pageOf(kept, 'ana', { may_promote: false });
    await next.load();
    next.close();
    expect(next.mayPromote).toBe(false);
    expect(pageOf(kept, 'ana').mayPromote).toBe(false);
    expect([...kept]).toEqual([]);
  });
});
