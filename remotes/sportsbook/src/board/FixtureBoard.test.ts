import { testBackend } from '@marquee/backend/testing/testBackend';
import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { tick } from '@marquee/platform/sports/ticker';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { defaultPageSize } from './defaultPageSize';
import { FixtureBoard } from './FixtureBoard';
import { groupsOf } from './groups';

let backend: Awaited<ReturnType<typeof testBackend>>;
let broken = false;
const read = () => tick({ ...backend.services, feed: backend.services.adapters.odds });
const api = {
  call: async <N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> =>
    broken ? ({ statusCode: -503, statusMessage: 'serviceUnavailable' } as Answer<N>) : backend.call(name, input),
};

beforeAll(async () => {
  backend = await testBackend();
  await read();
});
afterAll(() => backend.close());

describe('FixtureBoard', () => {
  it('shows live matches first, then days, league by league', async () => {
    const board = new FixtureBoard(api);
    await board.load({ language: 'EN' });
    const groups = groupsOf(board.fixtures, (time) => new Date(time).toISOString().slice(0, 10));
    expect(groups[0]?.day).toBe('live');
    const days = groups.slice(1).map((group) => group.day);
    expect(days).toEqual([...days].sort());
    expect(groups.flatMap((group) => group.leagues.flatMap((league) => league.fixtures))).toHaveLength(defaultPageSize);
  });

  it('shows at once what the page was served with, and keeps it while it is read', async () => {
    const query = { language: 'EN', sport: '', q: '' } as const;
    const served = await backend.call('sports/fixtures', { ...query, count: defaultPageSize });
    const board = new FixtureBoard({ ...api, seeded: () => served as never });
    board.seed(query);
    expect([board.state, board.fixtures.length]).toEqual(['ready', defaultPageSize]);
    const { sports, fixtures } = board;
    const loading = board.load(query);
    expect([board.state, board.fixtures.length]).toEqual(['ready', defaultPageSize]);
    await loading;
    expect([board.sports === sports, board.fixtures === fixtures]).toEqual([true, true]);
    const other = board.load({ ...query, sport: 'tennis' });
    expect([board.state, board.fixtures.length]).toEqual(['loading', 0]);
    await other;
  });

  it('shows more of the same until there is no more', async () => {
    const board = new FixtureBoard(api);
    await board.load({ language: 'EN', sport: 'football' });
    await board.more();
    expect(board.fixtures).toHaveLength(2 * defaultPageSize);
    expect(board.fixtures.every((fixture) => fixture.sport === 'football')).toBe(true);
    await board.load({ language: 'EN', sport: 'cricket' });
    expect([board.fixtures.length, board.hasMore]).toEqual([defaultPageSize, true]);
    await board.more();
    expect([board.fixtures.length, board.hasMore]).toEqual([board.total, false]);
  });

  it('lets the last query win, whatever order the answers come in', async () => {
    const held: (() => void)[] = [];
    const slow = {
      async call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> {
        const answer = await backend.call(name, input);
        await new Promise<void>((resolve) => held.push(resolve));
        return answer;
      },
    };
    const board = new FixtureBoard(slow);
    const loads = [board.load({ sport: 'tennis' }), board.load({ sport: 'esports' })];
    await expect.poll(() => held.length).toBe(2);
    for (const release of held.reverse()) release();
    await Promise.all(loads);
    expect(new Set(board.fixtures.map((fixture) => fixture.sport))).toEqual(new Set(['esports']));
  });

  it.each([
    ['the list', (board: FixtureBoard) => board.reload()],
    ['the match', (board: FixtureBoard, id: string) => board.follow([id])],
  ])('keeps the newest state of a match when %s was asked for before and answered after', async (_, ask) => {
    const held: (() => void)[] = [];
    let isSlow = false;
    const board = new FixtureBoard({
      async call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> {
        const answer = await backend.call(name, input);
        if (isSlow) await new Promise<void>((resolve) => held.push(resolve));
        return answer;
      },
    });
    await board.load({ language: 'EN', when: 'live' });
    const id = board.fixtures[0]?.match_id ?? '';
    isSlow = true;
    const early = ask(board, id);
    await expect.poll(() => held.length).toBe(1);
    isSlow = false;
    backend.clock.advance(60_000);
    await read();
    await board.follow([id]);
    const newest = board.fixtures[0];
    held[0]?.();
    await early;
    expect(board.fixtures.find(({ match_id }) => match_id === id)).toEqual(newest);
  });

  it('takes over live changes of the matches it shows, and only of those', async () => {
    const board = new FixtureBoard(api);
    await board.load({ language: 'EN', when: 'live' });
    const before = board.fixtures;
    backend.clock.advance(5 * 60_000);
    await read();
    await board.follow([before[0]?.match_id ?? '', 'somewhere else']);
    expect(board.fixtures.map((fixture) => fixture.match_id)).toEqual(before.map((fixture) => fixture.match_id));
    expect(board.fixtures[0]).not.toEqual(before[0]);
    expect(board.fixtures.slice(1)).toEqual(before.slice(1));
  });

  it('says which odds take no bets while the feed is silent, and that they do again', async () => {
    const board = new FixtureBoard(api);
    await board.load({ language: 'EN' });
    const live = board.fixtures[0]?.match_id ?? '';
    const isSuspended = () => board.fixtures[0]?.markets.every((market) => market.suspended);
    expect(board.paused).toBe('none');
    backend.clock.advance(30_000);
    await board.follow([live]);
    expect([board.paused, isSuspended()]).toEqual(['live', true]);
    backend.clock.advance(270_000);
    await board.reload();
    expect(board.paused).toBe('all');
    expect(board.fixtures.every((fixture) => fixture.markets.every((market) => market.suspended))).toBe(true);
    await read();
    await board.reload();
    expect(board.paused).toBe('none');
  });

  it('keeps its content when a read fails, and shows the failure', async () => {
    const board = new FixtureBoard(api);
    await board.load({ language: 'EN' });
    broken = true;
    await board.reload();
    broken = false;
    expect(board.state).toBe('failed');
    expect(board.error?.statusMessage).toBe('serviceUnavailable');
    expect(board.fixtures).toHaveLength(defaultPageSize);
  });
});
