import { describe, expect, test } from '@rstest/core';
import { NoticeLog } from './notices';
import { Storage } from './storage';

/** An in-memory storage. */
class MemoryArea implements globalThis.Storage {
  readonly #entries = new Map<string, string>();
  get length() {
    return this.#entries.size;
  }
  clear = () => this.#entries.clear();
  getItem = (key: string) => this.#entries.get(key) ?? null;
  key = (index: number) => [...this.#entries.keys()][index] ?? null;
  removeItem = (key: string) => void this.#entries.delete(key);
  setItem = (key: string, value: string) => void this.#entries.set(key, value);
}

const notice = (title: string) => ({ title, text: '', tone: 'info' });
const at = Date.parse('2026-03-01T10:00:00Z');
const logOf = (storage: Storage) => new NoticeLog(storage, () => at);
const titles = (log: NoticeLog) => log.entries.map(({ title }) => title);

describe('NoticeLog', () => {
  test('keeps every message, the newest first, with its time [D12.02]', () => {
    const log = logOf(new Storage(new MemoryArea()));
    log.add(notice('one'));
    log.add(notice('two'));
    expect(titles(log)).toEqual(['two', 'one']);
    expect(log.entries[0]?.at).toBe('2026-03-01T10:00:00.000Z');
  });

  test('is there again after a reload', () => {
    const area = new MemoryArea();
    logOf(new Storage(area)).add(notice('one'));
    expect(titles(logOf(new Storage(area)))).toEqual(['one']);
  });

  test('what was removed with the session does not come back with the next message', () => {
    const storage = new Storage(new MemoryArea());
    const log = logOf(storage);
    log.add(notice('of the player'));
    storage.write('notices', { entries: [] });
    log.add(notice('signed out'));
    expect(titles(log)).toEqual(['signed out']);
  });

  test('holds 50 messages at most', () => {
    const log = logOf(new Storage(new MemoryArea()));
    for (let count = 1; count <= 51; count++) log.add(notice(String(count)));
    expect([log.entries.length, log.entries[0]?.title, log.entries.at(-1)?.title]).toEqual([50, '51', '2']);
  });

  test('works for the visit where nothing can be stored', () => {
    const log = logOf(new Storage(undefined));
    log.add(notice('one'));
    log.add(notice('two'));
    expect(titles(log)).toEqual(['two', 'one']);
  });

  test.each([
    '"x"',
    '{"entries":5}',
    '{"entries":[null,{"title":1},{"title":"a","text":"","tone":"info","at":"never"}]}',
  ])('reads a broken store %s as empty', (stored) => {
    const area = new MemoryArea();
    area.setItem('marquee.notices', stored);
    expect(titles(logOf(new Storage(area)))).toEqual([]);
  });
});
