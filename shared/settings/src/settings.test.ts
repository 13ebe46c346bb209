import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@rstest/core';
import { serversIn } from './serversIn.mjs';
import { readSettings } from './settings.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** The faults of an environment, one per line. */
function problems(environment: Record<string, string>): string[] {
  try {
    readSettings('edge', { MARQUEE_MODE: 'sandbox', ...environment });
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1, -1)
      .map((line) => line.trim());
  }
}

describe('settings', () => {
  it('are what the table says where nothing is said', () => {
    expect(readSettings('backend', { MARQUEE_MODE: 'sandbox' })).toEqual({
      PORT: 3001,
      HOST: '127.0.0.1',
      DATA_DIR: join(root, '.data'),
      DATABASE_URL: undefined,
      MESSAGES_URL: undefined,
      MESSAGES_FROM: undefined,
      MESSAGES_SECRET_FILE: undefined,
      SITES_DIR: join(root, 'backend/sites'),
      TRUST_PROXY: undefined,
      MARQUEE_MODE: 'sandbox',
      LOG_LEVEL: 'warn',
      METRICS_PORT: undefined,
      ...Object.fromEntries(
        ['GATEWAY', 'ODDS', 'GAMES', 'MESSAGES'].flatMap((partner) => [
          [`${partner}_URL`, undefined],
          [`${partner}_KEYS`, undefined],
        ]),
      ),
      METRICS_HOST: '127.0.0.1',
      ANSWER_HOURS: 24,
      ADJUST_MOST: 10_000,
      CANARY_STEP_MINUTES: 60,
      DESK_HOST: '127.0.0.1',
      DESK_DIST: join(root, 'desk/host/dist'),
      RELEASES_DIR: join(root, 'releases'),
      DESK_RELEASES_DIR: join(root, 'releases-desk'),
      RELEASE_SIGNED_DAYS: 90,
      HEALING: true,
      SHUTDOWN_DELAY: 0,
      SHUTDOWN_LIMIT: 10,
    });
    expect(readSettings('edge', { MARQUEE_MODE: 'sandbox' })).toMatchObject({ PORT: 3000, SERVICE_WORKER: true });
    expect(readSettings('unit tests', {}).LOG_LEVEL).toBe('error');
  });

  it('that have no default are missing where nothing is said', () => {
    const problem = 'MARQUEE_MODE is missing. Write sandbox or live.';
    expect(problems({ MARQUEE_MODE: '' })).toEqual([problem]);
    expect(() => readSettings('backend', {})).toThrow(problem);
  });

  it('may be empty, which says nothing', () =>
    expect(readSettings('site', { PORT: '', SITES_DIR: ' ', MARQUEE_ANYTHING: '' })).toEqual(readSettings('site', {})));

  for (const [written, value] of [
    ...['on', 'true', '1', 'yes', 'ON', 'True'].map((word) => [word, true] as const),
    ...['off', 'false', '0', 'no', 'OFF', 'False'].map((word) => [word, false] as const),
  ]) {
    it(`take ${written} for ${value}, in every program and of every switch`, () => {
      const environment = {
        MARQUEE_MODE: 'live',
        MARQUEE_DEV: written,
        TRUST_PROXY: written,
        SERVICE_WORKER: written,
        CI: written,
      };
      const expected = { TRUST_PROXY: value };
      expect(readSettings('backend', environment)).toMatchObject(expected);
      expect(readSettings('edge', environment)).toMatchObject({
        ...expected,
        MARQUEE_DEV: value,
        SERVICE_WORKER: value,
      });
      expect(readSettings('journeys', environment).CI).toBe(value);
    });
  }

  it('are numbers, words, and folders from the root of the repository', () =>
    expect(
      readSettings('edge', {
        MARQUEE_MODE: 'LIVE',
        PORT: '0',
        RENDERERS: '0',
        SHUTDOWN_DELAY: '2.5',
        LOG_LEVEL: 'Info',
        DATA_DIR: 'x',
        SITES_DIR: '/y',
        HOST: '::1',
      }),
    ).toMatchObject({
      MARQUEE_MODE: 'live',
      PORT: 0,
      RENDERERS: 0,
      SHUTDOWN_DELAY: 2.5,
      LOG_LEVEL: 'info',
      DATA_DIR: join(root, 'x'),
      SITES_DIR: '/y',
      HOST: '::1',
    }));

  for (const [name, text, problem] of [
    ['PORT', '80a', 'PORT is "80a". Write a port, 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536". Write a port, 0 to 65535.'],
    ['METRICS_PORT', '-1', 'METRICS_PORT is "-1". Write a port, 0 to 65535.'],
    ['RENDERERS', '-1', 'RENDERERS is "-1". Write a whole number from 0 on.'],
    ['SHUTDOWN_LIMIT', 'soon', 'SHUTDOWN_LIMIT is "soon". Write seconds, 0 to 86400.'],
    ['SHUTDOWN_LIMIT', '-1', 'SHUTDOWN_LIMIT is "-1". Write seconds, 0 to 86400.'],
    ['TRUST_PROXY', 'please', 'TRUST_PROXY is "please". Write on or off.'],
    ['LOG_LEVEL', 'debug', 'LOG_LEVEL is "debug". Write info, warn, error or silent.'],
    ['HOST', 'http://x', 'HOST is "http://x". Write a name or an address of the network, without port and path.'],
  ] as const) {
    it(`refuse ${name}=${text}`, () => expect(problems({ [name]: text })).toEqual([problem]));
  }

  it('take a database of several servers, each of the right kind', () => {
    const url = 'postgres://me:a,b@one,two:5433,[::1]:5432/x?sslmode=require';
    expect(readSettings('database', { DATABASE_URL: url }).DATABASE_URL).toBe(url);
    expect(serversIn(url)).toEqual([
      'postgres://me:a,b@one/x?sslmode=require',
      'postgres://me:a,b@two:5433/x?sslmode=require',
      'postgres://me:a,b@[::1]:5432/x?sslmode=require',
    ]);
    for (const wrong of ['postgres://one,two:x/y', 'mysql://one,two/x', 'postgres://one,t wo/x'])
      expect(problems({ DATABASE_URL: wrong })).toEqual([expect.stringContaining('not an address of the right kind')]);
  });

  it('take receivers with their forms, and refuse others without showing them', () => {
    const good = 'https://hooks.example/T0/x?y#chat http://localhost:99/a#json:bonus+live-casino';
    expect(readSettings('edge', { MARQUEE_MODE: 'sandbox', RELEASE_HOOKS: good }).RELEASE_HOOKS).toEqual(
      good.split(' '),
    );
    for (const wrong of [
      'https://a.example/secret',
      'http://a.example/secret#chat',
      'https://a.example/secret#mail',
      'secret',
    ])
      expect(problems({ RELEASE_HOOKS: wrong })).toEqual([
        expect.stringMatching(/^RELEASE_HOOKS has something that is no receiver. Write (?!.*secret)/),
      ]);
  });

  it('refuse an address without showing it, for the password in it', () => {
    const [problem, ...others] = problems({ DATABASE_URL: 'mysql://me:secret@db/x' });
    expect(others).toEqual([]);
    expect(problem).toBe(
      'DATABASE_URL is not an address of the right kind. Write an address that begins with postgres:// or postgresql://.',
    );
  });

  it('name everything that is wrong at once', () =>
    expect(problems({ PORT: 'x', MARQUEE_MOD: 'live', LOG_LEVEL: 'loud', PATH: '/bin' })).toEqual([
      'PORT is "x". Write a port, 0 to 65535.',
      'LOG_LEVEL is "loud". Write info, warn, error or silent.',
      'MARQUEE_MOD is not a setting. Write MARQUEE_MODE, or remove it.',
    ]));

  it('of another program may be anything', () =>
    expect(readSettings('database', { PORT: 'x', E2E_FULL: 'very' })).toMatchObject({ DATABASE_URL: undefined }));
});

describe('a variable that is no setting', () => {
  for (const [name, meant] of [
    ['METRICS_PROT', 'METRICS_PORT'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SITE_DIR', 'SITES_DIR'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['RELEASE_DIR', 'RELEASES_DIR'],
    ['SHUTDOWN_LIMITS', 'SHUTDOWN_LIMIT'],
    ['service_worker', 'SERVICE_WORKER'],
    ['MARQUEE_MODES', 'MARQUEE_MODE'],
  ]) {
    it(`is refused as ${name} for ${meant}`, () =>
      expect(problems({ [name ?? '']: '1' })).toEqual([`${name} is not a setting. Write ${meant}, or remove it.`]));
  }

  it('is refused with our prefix', () =>
    expect(problems({ MARQUEE_COLOUR: 'red' })).toEqual(['MARQUEE_COLOUR is not a setting. Remove it.']));

  it('of anybody else is left alone', () => {
    const names =
      'HOME HOSTNAME PATH PWD PGHOST PGPORT PGDATA POST LOGNAME CI_JOB NODE_ENV NODE_OPTIONS XDG_DATA_DIRS DATABASE_HOST ' +
      'DATABASE_USER DATABASE_NAME DATABASE_PORT MY_DATABASE_URL DATABASE_FILE API_GATEWAY_URL BACKEND_PORT CHROME_PATH METRICS_PATH E2E_HOST ' +
      'MARQUEE_SERVICE_HOST MARQUEE_EDGE_SERVICE_PORT_HTTP MARQUEE_PORT MARQUEE_PORT_3000_TCP_ADDR';
    expect(problems(Object.fromEntries(names.split(' ').map((name) => [name, 'x'])))).toEqual([]);
  });
});
