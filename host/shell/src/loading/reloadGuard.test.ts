import { describe, expect, test } from '@rstest/core';
import { type GuardDependencies, isHostPart, reloadOnce } from './reloadGuard';

/** A tab with a manual clock and network. */
function openTab(stored: Record<string, string> = {}) {
  const tab = { now: 1_000_000, online: true, reloads: 0 };
  const dependencies: GuardDependencies = {
    now: () => tab.now,
    isOnline: () => tab.online,
    reload: () => void tab.reloads++,
    storage: () => ({
      getItem: (key) => stored[key] ?? null,
      setItem: (key, value) => {
        stored[key] = value;
      },
    }),
  };
  return { tab, dependencies };
}

describe('the reload guard (once per path within 10 s)', () => {
  test.each([
    [0, false],
    [1, false],
    [9900, false],
    [9999, false],
    [10_000, true],
    [10_100, true],
    [3_600_000, true],
  ])('a second failure %i ms after the first reloads: %s [R2.41, R9.04]', (later, reloads) => {
    const { tab, dependencies } = openTab();
    expect(reloadOnce('/login', dependencies)).toBe(true);
    tab.now += later;
    expect(reloadOnce('/login', dependencies)).toBe(reloads);
    expect(tab.reloads).toBe(reloads ? 2 : 1);
  });

  test('two paths have a reload each, and going to and fro gives neither another [R2.42]', () => {
    const { tab, dependencies } = openTab();
    const paths = ['/login', '/register', '/login', '/register'];
    expect(paths.map((path) => reloadOnce(path, dependencies))).toEqual([true, true, false, false]);
    expect(tab.reloads).toBe(2);
  });

  test('a refused reload does not make the wait longer', () => {
    const { tab, dependencies } = openTab();
    reloadOnce('/login', dependencies);
    tab.now += 9_000;
    expect(reloadOnce('/login', dependencies)).toBe(false);
    tab.now += 1_000;
    expect(reloadOnce('/login', dependencies)).toBe(true);
  });

  test('without a network nothing is reloaded, and the reload is still there afterwards', () => {
    const { tab, dependencies } = openTab();
    tab.online = false;
    expect(reloadOnce('/login', dependencies)).toBe(false);
    tab.online = true;
    expect(reloadOnce('/login', dependencies)).toBe(true);
  });

  test.each([
    [
      'that is forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'that is full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
    ['with damaged contents', () => ({ getItem: () => '{"/login":', setItem: () => {} })],
  ])('storage %s cannot promise once, so nothing is reloaded', (_, storage) => {
    const { tab, dependencies } = openTab();
    expect(reloadOnce('/login', { ...dependencies, storage })).toBe(false);
    expect(tab.reloads).toBe(0);
  });

  test('a time from the future, after the clock was put back, does not lock the path', () => {
    const { tab, dependencies } = openTab();
    reloadOnce('/login', dependencies);
    tab.now -= 60_000;
    expect(reloadOnce('/login', dependencies)).toBe(true);
  });
});

const failed = (given: object, message = 'Loading chunk 7 failed.') => Object.assign(new Error(message), given);

test.each([
  ['a script of the host', failed({ name: 'ChunkLoadError', request: 'https://a.example/static/js/async/7.js' }), true],
  ['a style sheet of the host', failed({ code: 'CSS_CHUNK_LOAD_FAILED', request: '/static/css/async/7.css' }), true],
  [
    'a script that only its message names',
    failed({ name: 'ChunkLoadError' }, '(missing: https://a.example/static/js/7.js)'),
    true,
  ],
  [
    'a script of a remote',
    failed({ name: 'ChunkLoadError', request: 'https://a.example/releases/slots/1.0.0/7.js' }),
    false,
  ],
  [
    'a remote’s file with a telling name',
    failed({ name: 'ChunkLoadError', request: '/releases/slots/1.0.0/static/7.js' }),
    false,
  ],
  ['an error of a component', new TypeError('/static/ is not a function'), false],
  ['no error at all', '/static/', false],
])('%s', (_, error, expected) => expect(isHostPart(error)).toBe(expected));
