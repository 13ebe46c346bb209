import { expect, test } from '@rstest/core';
import { RemoteLoader } from './loader';
import type { RemoteFailure, RemoteUnavailable } from './loader/failure';
import { pageRegistry, type SiteFile, type SiteRegistry, type SiteVersion } from './siteRegistry';

type Behaviour = 'good' | 'entry' | 'chunk' | 'preloads' | 'module' | 'hang' | 'nameless' | 'slow';
let count = 0;

function siteVersion(name: string, why: SiteVersion['why']): SiteVersion {
  const file = { url: `http://localhost/${name}.js`, integrity: 'sha384-x' };
  return { version: name, why, container: name, hostApi: '^1.0.0', calls: [], entry: file, locale: file, modules: {} };
}

function registryOf(revision: number, ...names: string[]): SiteRegistry {
  const versions = names.map((name, index) => siteVersion(name, index === 0 ? 'live' : 'last good'));
  const remote = { name: 'lobby', routes: [], navigation: [], slots: [], labels: {}, versions };
  return { revision, language: 'EN', remotes: [remote] };
}

/** Adds more remotes than pages list files of. */
function many(registry: SiteRegistry): SiteRegistry {
  const copies = Array.from({ length: 20 }, (_, index) =>
    registry.remotes.map((remote) => ({ ...remote, name: `${remote.name}${index}` })),
  );
  return { ...registry, remotes: [...registry.remotes, ...copies.flat()] };
}

interface LoaderOptions {
  online?: boolean | (() => boolean);
  fetch?: typeof fetch;
  /** The answer for a remote that the page lacks; gets the complete registry. */
  answer?: (complete: SiteRegistry) => Promise<SiteRegistry>;
}

function setUp(behaviours: Behaviour[], { online = true, answer, ...others }: LoaderOptions = {}) {
  count++;
  const questions: string[] = [];
  const names = behaviours.map((_behaviour, index) => `v${count}_${index}`);
  const asked: string[] = [];
  const sink: RemoteFailure[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const runEntry = async (_entry: SiteFile, name: string) => {
    asked.push(name);
    const behaviour = behaviours[names.indexOf(name)];
    if (behaviour === 'hang') return new Promise<void>(() => undefined);
    if (behaviour === 'entry') throw new Error('404');
    let lost = 0;
    const get = async () => {
      if (behaviour === 'slow') await arrived;
      if (behaviour === 'preloads' && lost++ < 2) throw new Error(`Loading chunk ${lost} failed`);
      if (behaviour === 'chunk') throw new Error('Loading chunk 7 failed');
      if (behaviour === 'module') throw new Error('chunk lost');
      return () => (behaviour === 'nameless' ? {} : { LobbyPage: name });
    };
    Object.assign(globalThis, { [name]: { init: () => undefined, get } });
  };
  const registry = registryOf(1, ...names);
  const loader = new RemoteLoader({
    runEntry,
    shareScopes: {},
    buildId: 'abcd',
    registry: answer ? pageRegistry(many(registry), new Set()) : registry,
    readRemote(remote) {
      questions.push(remote);
      return answer?.(registry) ?? Promise.reject(new Error('nobody answers'));
    },
    onFailure: (failure) => sink.push(failure),
    entryBudget: 40,
    moduleBudget: 40,
    isOnline: () => (typeof online === 'function' ? online() : online),
    ...others,
  });
  const load = () => loader.loadModule<string>('lobby', './lobby/LobbyPage');
  return { loader, load, sink, asked, names, questions, arrive };
}

test('RemoteLoader > gives the export that is named like its file and leaves the sink empty', async () => {
  const { load, sink, names, loader } = setUp(['good']);
  expect(await load()).toBe(names[0]);
  expect(sink).toEqual([]);
  expect(loader.stateOf('lobby').state).toBe('ready');
  expect(loader.stateOf('lobby').timings).toHaveLength(1);
});

const unavailable = (load: Promise<unknown>) =>
  load.then(
    () => undefined,
    (error: unknown) => error as RemoteUnavailable,
  );

test('RemoteLoader > reports code that arrives after its timeout, and returns it at the next try', async () => {
  const { load, names, arrive } = setUp(['slow']);
  const error = await unavailable(load());
  expect([error?.isAway, error?.failures.map(({ cause }) => cause)]).toEqual([true, ['no answer within 80 ms']]);
  arrive();
  await error?.late;
  expect(await load()).toBe(names[0]);
});

test('RemoteLoader > reports texts that arrive after their timeout', async () => {
  let arrive = (_texts: Response) => {};
  const answer = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const { loader } = setUp(['good'], { fetch: () => answer });
  const error = await unavailable(loader.loadLocale('lobby'));
  arrive(Response.json({ title: 'Lobby' }));
  expect(await error?.late).toEqual({ title: 'Lobby' });
});

test('RemoteLoader > waits for nothing of what failed at once', async () => {
  const error = await unavailable(setUp(['entry']).load());
  expect(error?.late).toBeUndefined();
});

const table: [Behaviour, RemoteFailure['phase'], isAway: boolean][] = [
  ['entry', 'entry', true],
  ['hang', 'entry', true],
  ['chunk', 'module', true],
  ['module', 'module', false],
  ['nameless', 'module', false],
];
for (const [behaviour, phase, isAway] of table) {
  test(`RemoteLoader > falls back to the last good version when the live one has the fault "${behaviour}"`, async () => {
    const { load, sink, names, loader } = setUp([behaviour, 'good']);
    expect(await load()).toBe(names[1]);
    expect(sink.map((failure) => [failure.version, failure.phase])).toEqual([[names[0], phase]]);
    expect(loader.stateOf('lobby').why).toBe('last good');
  });

  test(`RemoteLoader > says of the fault "${behaviour}" whether the remote is only away: ${isAway}`, async () => {
    await expect(setUp([behaviour]).load()).rejects.toMatchObject({ isAway });
  });
}

test('RemoteLoader > asks once more for each file that a failed preload has answered, and counts none of them', async () => {
  const { load, sink, names } = setUp(['preloads']);
  expect(await load()).toBe(names[0]);
  expect(sink).toEqual([]);
});

test('RemoteLoader > does not ask again for a version that failed twice in this tab', async () => {
  const { load, sink } = setUp(['module', 'good']);
  await load();
  await load();
  await load();
  expect(sink).toHaveLength(2);
});

test('RemoteLoader > tries everything again when every version has failed', async () => {
  const { load, sink } = setUp(['entry']);
  for (let turn = 0; turn < 3; turn++) await expect(load()).rejects.toThrow();
  expect(sink).toHaveLength(3);
});

test('RemoteLoader > counts nothing while the player is offline', async () => {
  const { load, sink } = setUp(['entry', 'good'], { online: false });
  const error = await load().catch((reason: RemoteUnavailable) => reason);
  expect(error).toMatchObject({ name: 'RemoteUnavailable', offline: true });
  expect(sink).toEqual([]);
});

test('RemoteLoader > fetches past what a browser keeps of an entry that it asked for while the player was offline', async () => {
  const fetched: (string | undefined)[] = [];
  let isOnline = false;
  const fetchEntry: typeof fetch = async (_url, request) => {
    fetched.push(request?.cache);
    return new Response();
  };
  const { load } = setUp(['entry'], { online: () => isOnline, fetch: fetchEntry });
  await expect(load()).rejects.toThrow();
  isOnline = true;
  await expect(load()).rejects.toThrow();
  expect(fetched).toEqual(['reload']);
});

test('RemoteLoader > counts a failed render against the version in use', async () => {
  const { load, loader, names } = setUp(['good', 'good']);
  await load();
  loader.reportRenderFailure('lobby', new Error('no'));
  loader.reportRenderFailure('lobby', new Error('no'));
  expect(await load()).toBe(names[1]);
});

test('RemoteLoader > reports a version that covers the page by its entry, and tries the other one next', async () => {
  const { load, loader, names, sink } = setUp(['good', 'good']);
  await load();
  loader.reportCover('lobby', 'over the header');
  const [version] = names;
  expect(sink).toMatchObject([{ remote: 'lobby', version, phase: 'cover', cause: 'over the header' }]);
  expect(sink[0]?.places).toContain(version);
  expect(await load()).toBe(names[1]);
});

test('RemoteLoader > counts a failed render against the version whose code ran', async () => {
  const { load, loader, names } = setUp(['good', 'good']);
  await load();
  const components = `\n    at Lobby (https://site.example/releases/lobby/${names[1]}/page.js:1:2)`;
  for (let times = 0; times < 2; times++) loader.reportRenderFailure('lobby', new Error('no'), components);
  expect(await load()).toBe(names[0]);
});

test('RemoteLoader > reports where the code ran, and apart from it where components were drawn', async () => {
  const { load, loader, names, sink } = setUp(['good']);
  await load();
  const [host, page] = ['https://site.example/static/js/sdk.js:1:2', `/releases/lobby/${names[0]}/page.js:3:4`];
  const components = `\n    at List (${host})\n    at Lobby (https://site.example${page})`;
  const error = Object.assign(new Error('no'), { stack: `Error: no\n    at List (${host})` });
  loader.reportRenderFailure('lobby', error, components);
  expect(sink).toMatchObject([{ places: host, components: `${host} https://site.example${page}` }]);
});

test('RemoteLoader > reports a failed part of the host with its build, unless a remote’s code ran in it', () => {
  const { loader, names, sink } = setUp(['good']);
  const failed = (file: string) => Object.assign(new Error('no'), { stack: `Error: no\n    at f (${file}:1:2)` });
  loader.reportRenderFailure('host', failed('https://site.example/static/js/page.js'));
  loader.reportRenderFailure('host', failed(`https://site.example/releases/lobby/${names[0]}/page.js`));
  const [own, ofRemote] = [
    { remote: 'host', version: 'abcd' },
    { remote: 'lobby', version: names[0] },
  ];
  expect(sink).toMatchObject([own, ofRemote].map((ran) => ({ ...ran, phase: 'render' })));
});

test('RemoteLoader > takes a newer version at the next load, but not while the remote is busy', async () => {
  const { load, loader, names } = setUp(['good', 'good']);
  const [first = '', second = ''] = names;
  expect(await load()).toBe(first);
  loader.setIdle('lobby', false);
  loader.updateRegistry(registryOf(2, second, first));
  expect(await load()).toBe(first);
  loader.setIdle('lobby', true);
  expect(await load()).toBe(second);
  loader.updateRegistry(registryOf(1, first));
  expect(await load()).toBe(second);
});

test('RemoteLoader > leaves a version that was withdrawn, once nothing would be lost with it', async () => {
  const { load, loader, names } = setUp(['good', 'good']);
  const [first = '', second = ''] = names;
  expect(loader.mustLeave('lobby')).toBe(false);
  expect(await load()).toBe(first);
  loader.setIdle('lobby', false);
  const { remotes, ...rest } = registryOf(2, second);
  loader.updateRegistry({ ...rest, remotes: remotes.map((remote) => ({ ...remote, withdrawn: [first] })) });
  expect(loader.mustLeave('lobby')).toBe(false);
  loader.setIdle('lobby', true);
  expect(loader.mustLeave('lobby')).toBe(true);
  expect(await load()).toBe(second);
  expect(loader.mustLeave('lobby')).toBe(false);
});

test('RemoteLoader > asks once more, past the cache, for texts that a failed preload has answered', async () => {
  const asked: (string | undefined)[] = [];
  const sink: RemoteFailure[] = [];
  const fetchTexts: typeof fetch = async (_url, request) => {
    asked.push(request?.cache);
    if (request?.cache !== 'reload') throw new TypeError('Failed to fetch');
    return Response.json({ 'lobby.title': 'Lobby' });
  };
  const loader = new RemoteLoader({
    shareScopes: {},
    registry: registryOf(1, 'texts'),
    onFailure: (failure) => sink.push(failure),
    fetch: fetchTexts,
    isOnline: () => true,
  });
  expect(await loader.loadLocale('lobby')).toEqual({ 'lobby.title': 'Lobby' });
  expect(asked).toEqual(['default', 'reload']);
  expect(sink).toEqual([]);
});

test('a page in another language gets the texts of that language, also of a version that is in use', async () => {
  const asked: string[] = [];
  const inLanguage = (language: 'EN' | 'RUS'): SiteRegistry => {
    const registry = registryOf(1, 'spoken');
    for (const version of registry.remotes[0]?.versions ?? [])
      version.locale = { url: language, integrity: 'sha384-x' };
    return { ...registry, language };
  };
  const loader = new RemoteLoader({
    shareScopes: {},
    runEntry: async (_entry, name) => {
      Object.assign(globalThis, {
        [name]: { init: () => undefined, get: async () => () => ({ LobbyPage: 'spoken' }) },
      });
    },
    registry: inLanguage('EN'),
    onFailure: () => undefined,
    fetch: async (url) => {
      asked.push(String(url));
      return Response.json({});
    },
  });
  await loader.loadModule('lobby', './lobby/LobbyPage');
  await loader.loadLocale('lobby');
  loader.updateRegistry(inLanguage('RUS'));
  await loader.loadLocale('lobby');
  expect(asked).toEqual(['EN', 'RUS']);
});

test('RemoteLoader > asks for a remote that the page came without, once, and falls back as ever', async () => {
  const { load, names, questions, sink } = setUp(['entry', 'good'], { answer: async (complete) => complete });
  expect(await Promise.all([load(), load()])).toEqual([names[1], names[1]]);
  expect(questions).toEqual(['lobby']);
  expect(sink.every(({ version }) => version === names[0])).toBe(true);
});

test('RemoteLoader > blames no version if the location of a remote is unknown, and asks again', async () => {
  let answers = 0;
  const { load, sink, names, questions } = setUp(['good'], {
    answer: async (complete) => {
      answers++;
      if (answers === 1) throw new Error('503');
      if (answers === 2) return new Promise(() => undefined);
      return complete;
    },
  });
  await expect(load()).rejects.toMatchObject({ name: 'RemoteUnavailable', offline: false, isAway: true });
  await expect(load()).rejects.toMatchObject({ name: 'RemoteUnavailable', offline: false, isAway: true });
  expect(await load()).toBe(names[0]);
  expect([sink, questions.length]).toEqual([[], 3]);
});

test('RemoteLoader > takes an answer without the remote as there being none, and a newer registry as news', async () => {
  const { load, loader, names, questions } = setUp(['good'], {
    answer: async (complete) => ({ ...complete, remotes: [] }),
  });
  loader.preload('lobby', './lobby/LobbyPage');
  await expect(load()).rejects.toMatchObject({ name: 'RemoteUnavailable', isAway: false });
  expect(questions).toEqual(['lobby']);
  loader.updateRegistry(registryOf(2, ...names));
  expect(await load()).toBe(names[0]);
});
