import { createHmac } from 'node:crypto';
import { type GamesContext, gamesChecks } from '@marquee/protocols/conformance/games';
import { createSandbox } from '@marquee/sandbox/sandbox';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { catalogueEntry } from '../../src/testing/catalogueEntry';
import { serveLocally } from '../../src/testing/serveLocally';
import { testBackend } from '../../src/testing/testBackend';

type Served = Awaited<ReturnType<typeof serveLocally>>;
type Serve = (request: Request) => Response | Promise<Response>;

const keys = ['new', 'old'];
const servers: Served[] = [];
let backend: Awaited<ReturnType<typeof testBackend>>;
let sandbox: Serve;

beforeAll(async () => {
  backend = await testBackend();
  const { partnerApp } = createSandbox({
    ...backend.services,
    scheduler: { later: () => () => {} } as never,
    transport: (address, init) => backend.app.request(address, init),
    providerKeys: backend.partners.keys.provider,
    keys,
    siteAt: () => undefined,
    pages: false,
    report: () => {},
  });
  sandbox = (request) => partnerApp.fetch(request);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await backend.close();
});

/** The message of each failing check. */
async function judged(serve: Serve): Promise<Record<string, string>> {
  const server = await serveLocally(serve);
  servers.push(server);
  const context: GamesContext = { url: server.url, keys, fetch, now: backend.clock.now };
  const verdicts: Record<string, string> = {};
  for (const { name, run } of gamesChecks) {
    const fault = await run(context).then(
      () => '',
      (error: Error) => error.message,
    );
    if (fault) verdicts[name] = fault;
  }
  return verdicts;
}

test('the sandbox’s game server conforms', async () => expect(await judged(sandbox)).toEqual({}), 60_000);

/** Possible faults of a game server. */
interface Wrong {
  /** Accepts any signature, at any time. */
  believes?: boolean;
  signsNothing?: boolean;
  /** Changes its version each time. */
  changes?: boolean;
  /** Fails on what it does not understand. */
  faults?: boolean;
  /** Opens another game for a known session. */
  reopens?: boolean;
  /** Keeps a session's first language. */
  clings?: boolean;
  /** Opens games that it does not have. */
  invents?: boolean;
  /** Accepts only the first key. */
  oneKey?: boolean;
  launch_url?: string;
  game?: object;
}

const game = { ...catalogueEntry, max_win: 5000 };

/** A small game server, which signs as documented. */
function smallServer(wrong: Wrong): Serve {
  const opened = new Map<string, string>();
  const languages = new Map<string, string>();
  let serial = 0;
  const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
  const answerTo = (path: string, body: string): [number, object] => {
    const version = wrong.changes ? `v${++serial}` : 'v1';
    if (path.endsWith('/version')) return [200, { version }];
    const games = [{ ...game, game_code: 'a' }, { ...game, game_code: 'b' }, ...(wrong.game ? [wrong.game] : [])];
    if (path.endsWith('/catalogue'))
      return [200, { version, providers: [{ code: 'HOUSE', name: 'House', position: 1 }], games }];
    let order: { session?: unknown; game_code?: string; language?: string } | null = null;
    try {
      order = JSON.parse(body);
    } catch {}
    if (typeof order?.session !== 'string') return [wrong.faults ? 500 : 400, { error: 'badMessage' }];
    const { session, game_code = '', language = '' } = order;
    if (!['a', 'b'].includes(game_code) && !wrong.invents) return [404, { error: 'gameUnknown' }];
    if ((opened.get(session) ?? game_code) !== game_code && !wrong.reopens) return [409, { error: 'sessionReused' }];
    if (wrong.clings && (languages.get(session) ?? language) !== language) return [409, { error: 'sessionReused' }];
    opened.set(session, game_code);
    languages.set(session, language);
    return [200, { launch_url: wrong.launch_url ?? `https://games.example/${session}` }];
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    const [time, signature] = [request.headers.get('marquee-time'), request.headers.get('marquee-signature')];
    const body = await request.text();
    const now = backend.clock.now();
    const text = `v1\n${request.method}\n${pathname}\n${time}\n${body}`;
    const taken = wrong.oneKey ? keys.slice(0, 1) : keys;
    const isRight = taken.some((key) => sign(key, text) === signature) && Math.abs(now - Number(time)) <= 300_000;
    if (!isRight && !wrong.believes) return Response.json({ error: 'badSignature' }, { status: 401 });
    if (body.length > 16_384) return Response.json({ error: 'tooLarge' }, { status: 413 });
    const [status, value] = answerTo(pathname, body);
    const responseBody = JSON.stringify(value);
    const headers = {
      'marquee-time': String(now),
      'marquee-signature': sign(keys[0] ?? '', `v1\n${status}\n${signature}\n${now}\n${responseBody}`),
    };
    return new Response(responseBody, { status, ...(wrong.signsNothing ? {} : { headers }) });
  };
}

test('a small game server by a third party conforms', async () => expect(await judged(smallServer({}))).toEqual({}));

test.each<[string, Wrong, RegExp[]]>([
  [
    'believes everybody',
    { believes: true },
    [/wrong key/, /too old/, /future/, /another path/, /another body/, /alone/],
  ],
  ['signs no answer', { signsNothing: true }, [/version of/, /catalogue has/]],
  ['has another version each time', { changes: true }, [/version of/, /version that was told/]],
  ['lists what is no game', { game: { provider_code: 'HOUSE' } }, [/only entries/]],
  ['lists a game twice', { game: { ...game, game_code: 'a' } }, [/only entries/]],
  ['shows pictures of another kind', { game: { ...game, game_code: 'c', image: 'javascript:x' } }, [/only entries/]],
  ['opens no address', { launch_url: 'javascript:alert(1)' }, [/may frame/]],
  ['opens games without encryption', { launch_url: 'http://games.example/x' }, [/may frame/]],
  ['opens another game for a session', { reopens: true }, [/of one game/]],
  ['opens a session in one language alone', { clings: true }, [/opened again/]],
  ['opens what it does not have', { invents: true }, [/gameUnknown/]],
  ['forgets the second key', { oneKey: true }, [/two keys/]],
  ['faults at nonsense', { faults: true }, [/not understood is refused/]],
])('one that %s does not', async (_, wrong, named) => {
  const verdicts = Object.keys(await judged(smallServer(wrong)));
  for (const name of named) expect(verdicts.filter((verdict) => name.test(verdict))).toHaveLength(1);
});

test('one that is down fails every check', async () => {
  const verdicts = await judged(() => new Response('', { status: 503 }));
  expect(Object.keys(verdicts)).toHaveLength(gamesChecks.length);
});
