import { describe, expect, test } from '@rstest/core';
import { type PageClock, UpdateWatch } from './updates';

const minute = 60_000;

/** An open page with a manual clock, and an edge whose builds the test changes. */
function openPage() {
  const page = {
    now: Date.parse('2026-01-01T00:00:00Z'),
    latest: 'a',
    manifests: ['a'],
    asked: [] as string[],
    revisions: [] as string[],
    registries: 0,
    revision: 1,
    isConnected: true,
    isSeen: true,
    isSure: true,
  };
  const timers: { every: number; at: number; work: () => void }[] = [];
  const returns: (() => void)[] = [];
  const clock: PageClock = {
    now: () => page.now,
    every: (every, work) => void timers.push({ every, at: page.now + every, work }),
    after: (_, work) => work(),
    isSeen: () => page.isSeen,
    onReturn: (work) => void returns.push(work),
  };
  const settle = () => new Promise(setImmediate);
  async function get<T>(path: string): Promise<T> {
    if (path.startsWith('/build/revision')) {
      page.revisions.push(path);
      return page.revision as T;
    }
    page.asked.push(path);
    const id = path.startsWith('/build/latest.json') ? page.latest : path.slice('/build/'.length, -'.json'.length);
    if (!page.manifests.includes(id) && !path.includes('latest')) throw new Error(`GET ${path} answered 404`);
    return { id, revision: page.revision } as T;
  }
  const registry = {
    revision: 1,
    used: () => ['slots@1.0.0', 'casino@1.1.0'],
    async refresh() {
      page.registries++;
      registry.revision = page.revision;
    },
  };
  const watch = new UpdateWatch({
    api: () => ({ get, clock: page }),
    buildId: 'a',
    isConnected: () => page.isConnected,
    registry,
    clock,
  });
  return {
    page,
    watch,
    async pass(milliseconds: number) {
      const end = page.now + milliseconds;
      for (const timer of timers) {
        for (; timer.at <= end; timer.at += timer.every) {
          page.now = timer.at;
          timer.work();
          await settle();
        }
      }
      page.now = end;
    },
    async comeBack() {
      for (const work of returns) work();
      await settle();
    },
  };
}

describe('a newer host (hourly)', () => {
  test.each([
    [0, 0],
    [59 * minute + 59_999, 0],
    [60 * minute, 1],
    [119 * minute, 1],
    [120 * minute, 2],
    [24 * 60 * minute, 24],
  ])('is asked for within %i ms %i times [R2.37, R9.03]', async (milliseconds, times) => {
    const { page, pass } = openPage();
    await pass(milliseconds);
    expect(page.asked.filter((path) => path.startsWith('/build/latest.json?'))).toHaveLength(times);
    expect(page.registries).toBe(0);
  });

  test('is asked for with the time in the query, so that no cache answers [R2.38]', async () => {
    const { page, pass } = openPage();
    await pass(60 * minute);
    expect(page.asked).toEqual([`/build/latest.json?${Date.parse('2026-01-01T01:00:00Z')}`]);
  });

  test('is noticed with the next question, and its own manifest is there [R2.40]', async () => {
    const { page, watch, pass } = openPage();
    Object.assign(page, { latest: 'b', manifests: ['a', 'b'] });
    await pass(59 * minute);
    expect(watch.isOutdated).toBe(false);
    await pass(minute);
    expect([watch.isOutdated, page.asked.at(-1)]).toEqual([true, '/build/b.json']);
  });

  test('does not count while the edge that answers has not got it [R2.39]', async () => {
    const { page, watch, pass } = openPage();
    Object.assign(page, { latest: 'b', manifests: ['a'] });
    await pass(60 * minute);
    expect(watch.isOutdated).toBe(false);
    page.manifests.push('b');
    await pass(60 * minute);
    expect(watch.isOutdated).toBe(true);
  });

  test('that was taken back is forgotten again', async () => {
    const { page, watch, pass } = openPage();
    Object.assign(page, { latest: 'b', manifests: ['a', 'b'] });
    await pass(60 * minute);
    page.latest = 'a';
    await pass(60 * minute);
    expect(watch.isOutdated).toBe(false);
  });

  test.each([
    [5 * minute, 0],
    [5 * minute + 1, 1],
  ])('is asked for at once by a tab that comes back after %i ms: %i', async (away, times) => {
    const { page, pass, comeBack } = openPage();
    await pass(away);
    await comeBack();
    expect(page.asked).toHaveLength(times);
  });

  test('is asked for at once by a page that is not sure of the time', async () => {
    const { page, watch, comeBack } = openPage();
    watch.askTime();
    await comeBack();
    expect(page.asked).toEqual([]);
    page.isSure = false;
    watch.askTime();
    await comeBack();
    expect(page.asked).toHaveLength(2);
  });
});

describe('another registry', () => {
  test('is applied once when the live stream announces it', async () => {
    const { page, watch } = openPage();
    page.revision = 2;
    watch.takeRevision(2);
    watch.takeRevision(2);
    expect(page.registries).toBe(1);
  });

  test('comes within five seconds where no stream would tell, while the page is looked at; an older one is not taken', async () => {
    const { page, pass, comeBack } = openPage();
    page.isConnected = false;
    page.revision = 2;
    await pass(5000);
    expect(page.registries).toBe(1);
    expect(page.revisions).toEqual(['/build/revision?host@a&slots@1.0.0&casino@1.1.0']);
    page.revision = 1;
    await pass(5000);
    expect(page.registries).toBe(1);
    Object.assign(page, { revision: 3, isSeen: false });
    await pass(minute);
    expect(page.registries).toBe(1);
    page.isSeen = true;
    await comeBack();
    expect(page.registries).toBe(2);
  });

  test('is not asked for every few seconds by a page with a stream, which is counted each minute', async () => {
    const { page, pass } = openPage();
    await pass(10 * minute);
    expect(page.revisions).toHaveLength(10);
  });

  test('is asked for each minute where no stream would tell, while the page is looked at, and taken when it is another one', async () => {
    const { page, pass } = openPage();
    page.isConnected = false;
    await pass(3 * minute);
    expect([page.asked.length, page.registries]).toEqual([3, 0]);
    page.revision = 2;
    page.isSeen = false;
    await pass(3 * minute);
    expect([page.asked.length, page.registries]).toEqual([3, 0]);
    page.isSeen = true;
    await pass(minute);
    expect([page.asked.length, page.registries]).toEqual([5, 1]);
  });
});
