import { randomUUID } from 'node:crypto';
import type { CatalogueListing } from '../catalogueSource';
import { gamesClient, gamesPaths } from '../games/client';
import { PartnerFault, type PartnerLink, type Transport } from '../signing/signedClient';
import { clockTolerance, coveredRequest, type Keys, signedHeaders } from '../signing/signing';

/** A game server that is looked at, and the keys that it was given. */
export interface GamesContext {
  /** Where its protocol begins, without a slash at the end. */
  url: string;
  keys: Keys;
  fetch: Transport;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** One thing that a game server has to do; `run` throws an Error that says what it did instead. */
export interface GamesCheck {
  name: string;
  run(context: GamesContext): Promise<void>;
}

const linkOf = ({ url, keys, fetch, now }: GamesContext): PartnerLink => {
  return { name: 'games', url, keys, transport: fetch, now, timeout: 30_000 };
};

function assert(isRight: boolean, instead: string): asserts isRight {
  if (!isRight) throw new Error(instead);
}

/** The catalogue of each server, which may be large: read once. */
const listings = new WeakMap<GamesContext, Promise<CatalogueListing>>();

/** A demo launch of the first game that is listed. */
async function orderOf(context: GamesContext) {
  const listing = listings.get(context) ?? gamesClient(linkOf(context)).read();
  listings.set(context, listing);
  const [first, second] = (await listing).games;
  assert(first !== undefined, 'the catalogue has no game');
  const { provider_code, game_code } = first;
  const order = {
    session: randomUUID(),
    provider_code,
    game_code,
    mode: 'demo' as const,
    currency: 'EUR',
    language: 'EN',
    site: 'conformance.example',
    round_minimum_ms: 0,
  };
  return { order, second };
}

/** How a request is made otherwise than it should be. */
interface Wrong {
  method?: string;
  keys?: Keys;
  at?: number;
  /** The path that is signed. */
  signed?: string;
  /** The body that is sent. */
  sent?: string;
}

async function post(context: GamesContext, path: string, body: string, wrong: Wrong = {}): Promise<Response> {
  const { method = 'POST', keys = context.keys, at = context.now(), signed = path, sent = body } = wrong;
  const headers = signedHeaders(keys, coveredRequest({ method, url: context.url + signed }), body, at);
  const init = { method, headers: { ...headers, 'content-type': 'application/json' } };
  return context.fetch(context.url + path, method === 'GET' ? init : { ...init, body: sent });
}

/** A launch that is to be refused with 401, and to open nothing. */
async function isForbidden(context: GamesContext, wrong: Wrong): Promise<void> {
  const { order } = await orderOf(context);
  const response = await post(context, gamesPaths.launches, JSON.stringify(order), wrong);
  const text = await response.text();
  assert(response.status === 401, `it answered ${response.status}`);
  assert(!text.includes('launch_url'), 'it opened a game all the same');
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'it did it';
  } catch (error) {
    if (error instanceof PartnerFault && error.kind === 'refused') return error.detail.error ?? '';
    throw error;
  }
}

/** What a partner's game server is asked before it goes live (docs/partners/games.md). Games are opened in demo only. */
export const gamesChecks: readonly GamesCheck[] = [
  {
    name: 'the version of the catalogue is answered, signed, and stays',
    async run(context) {
      const games = gamesClient(linkOf(context));
      const [first, then] = [await games.version(), await games.version()];
      assert(first === then, `it was ${first}, and ${then} a moment later`);
    },
  },
  {
    name: 'the catalogue has the version that was told, and only entries that are understood',
    async run(context) {
      const games = gamesClient(linkOf(context));
      const version = await games.version();
      const listing = await games.read();
      assert(listing.version === version, `it is ${listing.version} after ${version} was told`);
      assert(listing.dropped === 0, `${listing.dropped} entries are not understood`);
    },
  },
  {
    name: 'a listed game is opened at an address that a browser may frame',
    async run(context) {
      await gamesClient(linkOf(context)).launch((await orderOf(context)).order);
    },
  },
  {
    name: 'a launch that is repeated opens the same play session, twenty at once as well',
    async run(context) {
      const { order } = await orderOf(context);
      const games = gamesClient(linkOf(context));
      await Promise.all(Array.from({ length: 20 }, () => games.launch(order)));
    },
  },
  {
    name: 'a play session that is known is opened again, as for a round that goes on: in another language, under another least time',
    async run(context) {
      const { order } = await orderOf(context);
      const games = gamesClient(linkOf(context));
      await games.launch(order);
      await games.launch({ ...order, language: 'RUS', round_minimum_ms: 5000 });
    },
  },
  {
    name: 'a play session is of one game',
    async run(context) {
      const { order, second } = await orderOf(context);
      if (!second) return;
      const games = gamesClient(linkOf(context));
      await games.launch(order);
      const { provider_code, game_code } = second;
      const said = await refusalOf(games.launch({ ...order, provider_code, game_code }));
      assert(said !== 'it did it', 'it opened another game for the same session');
    },
  },
  {
    name: 'a game that it does not have is refused with gameUnknown',
    async run(context) {
      const { order } = await orderOf(context);
      const said = await refusalOf(gamesClient(linkOf(context)).launch({ ...order, game_code: 'no-such-game' }));
      assert(said === 'gameUnknown', `it said: ${said}`);
    },
  },
  {
    name: 'fields that it does not know are passed over',
    async run(context) {
      const { order } = await orderOf(context);
      const response = await post(context, gamesPaths.launches, JSON.stringify({ ...order, of_tomorrow: true }));
      assert(response.status === 200, `it answered ${response.status}`);
    },
  },
  {
    name: 'each of two keys is taken',
    async run(context) {
      const { order } = await orderOf(context);
      for (const key of context.keys) {
        const response = await post(context, gamesPaths.launches, JSON.stringify(order), { keys: [key] });
        assert(response.status === 200, `it answered ${response.status}`);
      }
    },
  },
  { name: 'a wrong key is refused', run: (context) => isForbidden(context, { keys: ['not a key'] }) },
  {
    name: 'a call that is too old is refused',
    run: (context) => isForbidden(context, { at: context.now() - clockTolerance - 10_000 }),
  },
  {
    name: 'a call of the future is refused',
    run: (context) => isForbidden(context, { at: context.now() + clockTolerance + 10_000 }),
  },
  {
    name: 'a signature of another path is refused',
    run: (context) => isForbidden(context, { signed: gamesPaths.version }),
  },
  {
    name: 'a signature of another body is refused',
    run: async (context) => isForbidden(context, { sent: JSON.stringify((await orderOf(context)).order) }),
  },
  {
    name: 'the catalogue is for the operator alone',
    async run(context) {
      for (const path of [gamesPaths.version, gamesPaths.catalogue]) {
        const response = await post(context, path, '', { method: 'GET', keys: ['not a key'] });
        await response.body?.cancel();
        assert(response.status === 401, `${path} answered ${response.status}`);
      }
    },
  },
  {
    name: 'what is not understood is refused, and no fault',
    async run(context) {
      for (const body of ['', '{', '[]', 'null', '{"session":1}']) {
        const { status } = await post(context, gamesPaths.launches, body);
        assert(status >= 400 && status < 500, `${body || 'nothing'} was answered with ${status}`);
      }
    },
  },
  {
    name: 'what is huge is refused',
    async run(context) {
      const { order } = await orderOf(context);
      const body = JSON.stringify({ ...order, padding: 'x'.repeat(2_000_000) });
      // Whoever cuts the connection refuses as well.
      const status = await Promise.resolve(post(context, gamesPaths.launches, body)).then(
        (response) => response.status,
        () => 413,
      );
      assert(status >= 400 && status < 500, `it answered ${status}`);
    },
  },
];
