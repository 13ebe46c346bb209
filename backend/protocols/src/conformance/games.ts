import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { CatalogueListing } from '../catalogueSource';
import { catalogueLargest, gamesClient, gamesPaths } from '../games/client';
import { catalogueAnswer, gameEntry, launchesEntry, providerEntry } from '../games/messages';
import { PartnerFault, type PartnerLink, signedClient, type Transport } from '../signing/signedClient';
import { clockTolerance, coveredRequest, type Keys, signedHeaders } from '../signing/signing';
import { afterFirst } from './runner';

/** The game server under test, and its keys. */
export interface GamesContext {
  /** The protocol's base URL, without a trailing slash. */
  url: string;
  keys: Keys;
  fetch: Transport;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** One requirement of a game server; `run` throws an Error that says what it did instead. */
export interface GamesCheck {
  name: string;
  /** Names of rules that must pass first. */
  needs?: readonly string[];
  run(context: GamesContext): Promise<void>;
}

const linkOf = ({ url, keys, fetch, now }: GamesContext): PartnerLink => {
  return { name: 'games', url, keys, transport: fetch, now, timeout: 30_000 };
};

function assert(isRight: boolean, instead: string): asserts isRight {
  if (!isRight) throw new Error(instead);
}

/** Caches each server's catalogue, which may be large. */
const listings = new WeakMap<GamesContext, Promise<CatalogueListing>>();

/** A demo launch of the first listed game. */
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

/** How a request deviates from a correct one. */
interface Wrong {
  method?: string;
  keys?: Keys;
  at?: number;
  /** The signed path. */
  signed?: string;
  /** The sent body. */
  sent?: string;
}

async function post(context: GamesContext, path: string, body: string, wrong: Wrong = {}): Promise<Response> {
  const { method = 'POST', keys = context.keys, at = context.now(), signed = path, sent = body } = wrong;
  const headers = signedHeaders(keys, coveredRequest({ method, url: context.url + signed }), body, at);
  const init = { method, headers: { ...headers, 'content-type': 'application/json' } };
  const timed = { ...init, signal: AbortSignal.timeout(30_000) };
  return context.fetch(context.url + path, method === 'GET' ? timed : { ...timed, body: sent });
}

/** A launch that must be refused with 401 and open nothing. */
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

/** The rules that others depend on. */
const hasGames = 'the catalogue is answered, signed, and has a game that is understood';
const opensGames = 'a listed game is opened at an address that a browser may frame';

/** The location of the first fault in the first invalid entry of the catalogue; empty if all are valid. */
async function firstFault(context: GamesContext): Promise<string> {
  const call = signedClient(linkOf(context));
  const listed = await call({
    method: 'GET',
    path: gamesPaths.catalogue,
    answer: catalogueAnswer,
    largest: catalogueLargest,
  });
  const lists = { providers: providerEntry, games: gameEntry, launches: launchesEntry };
  for (const [name, schema] of Object.entries(lists))
    for (const [index, entry] of listed[name as keyof typeof lists].entries()) {
      const parsed = v.safeParse<v.GenericSchema>(schema, entry);
      if (parsed.success) continue;
      const [{ message }] = parsed.issues;
      return `, the first at ${[name, index, v.getDotPath(parsed.issues[0])].filter((one) => one !== null).join('.')}: ${message}`;
    }
  return ': one stands twice, or is of a provider that is not listed';
}

/** The conformance checks of a partner's game server (docs/partners/games.md). Games are only opened in demo mode. */
export const gamesChecks: readonly GamesCheck[] = afterFirst<GamesCheck>([
  {
    name: 'the version of the catalogue is answered, signed, and stays',
    async run(context) {
      const games = gamesClient(linkOf(context));
      const [first, then] = [await games.version(), await games.version()];
      assert(first === then, `it was ${first}, and ${then} a moment later`);
    },
  },
  {
    name: hasGames,
    async run(context) {
      await orderOf(context);
    },
  },
  {
    name: 'the catalogue has the version that was told, and only entries that are understood',
    needs: [hasGames],
    async run(context) {
      const games = gamesClient(linkOf(context));
      const version = await games.version();
      const listing = await games.read();
      assert(listing.version === version, `it is ${listing.version} after ${version} was told`);
      assert(listing.dropped === 0, `${listing.dropped} entries are not understood${await firstFault(context)}`);
    },
  },
  {
    name: opensGames,
    needs: [hasGames],
    async run(context) {
      await gamesClient(linkOf(context)).launch((await orderOf(context)).order);
    },
  },
  {
    name: 'a launch that is repeated opens the same play session, twenty at once as well',
    needs: [opensGames],
    async run(context) {
      const { order } = await orderOf(context);
      const games = gamesClient(linkOf(context));
      await Promise.all(Array.from({ length: 20 }, () => games.launch(order)));
    },
  },
  {
    name: 'a play session that is known is opened again, as for a round that goes on: in another language, under another least time',
    needs: [opensGames],
    async run(context) {
      const { order } = await orderOf(context);
      const games = gamesClient(linkOf(context));
      await games.launch(order);
      await games.launch({ ...order, language: 'RUS', round_minimum_ms: 5000 });
    },
  },
  {
    name: 'a play session is of one game',
    needs: [opensGames],
    async run(context) {
      const { order, second } = await orderOf(context);
      if (!second) return;
      const games = gamesClient(linkOf(context));
      await games.launch(order);
      const { provider_code, game_code } = second;
      const refusal = await refusalOf(games.launch({ ...order, provider_code, game_code }));
      assert(refusal !== 'it did it', 'it opened another game for the same session');
    },
  },
  {
    name: 'a game that it does not have is refused with gameUnknown',
    needs: [hasGames],
    async run(context) {
      const { order } = await orderOf(context);
      const refusal = await refusalOf(gamesClient(linkOf(context)).launch({ ...order, game_code: 'no-such-game' }));
      assert(refusal === 'gameUnknown', `it said: ${refusal}`);
    },
  },
  {
    name: 'a round that it does not have is shown to nobody: 404, as of a server that shows none again',
    needs: [hasGames],
    async run(context) {
      const { order } = await orderOf(context);
      const { session, language, site } = order;
      const asked = gamesClient(linkOf(context)).replay({ session, round_id: 'no-such-round', language, site });
      const status = await asked.then(
        () => 200,
        (error: unknown) => (error instanceof PartnerFault ? (error.detail.status ?? 0) : 0),
      );
      assert(status === 404, status ? `it answered ${status}` : 'it did not answer');
    },
  },
  {
    name: 'fields that it does not know are passed over',
    needs: [opensGames],
    async run(context) {
      const { order } = await orderOf(context);
      const response = await post(context, gamesPaths.launches, JSON.stringify({ ...order, of_tomorrow: true }));
      assert(response.status === 200, `it answered ${response.status}`);
    },
  },
  {
    name: 'each of two keys is taken',
    needs: [opensGames],
    async run(context) {
      const { order } = await orderOf(context);
      for (const key of context.keys) {
        const response = await post(context, gamesPaths.launches, JSON.stringify(order), { keys: [key] });
        assert(response.status === 200, `it answered ${response.status}`);
      }
    },
  },
  {
    name: 'a wrong key is refused',
    needs: [hasGames],
    run: (context) => isForbidden(context, { keys: ['not a key'] }),
  },
  {
    name: 'a call that is too old is refused',
    needs: [hasGames],
    run: (context) => isForbidden(context, { at: context.now() - clockTolerance - 10_000 }),
  },
  {
    name: 'a call of the future is refused',
    needs: [hasGames],
    run: (context) => isForbidden(context, { at: context.now() + clockTolerance + 10_000 }),
  },
  {
    name: 'a signature of another path is refused',
    needs: [hasGames],
    run: (context) => isForbidden(context, { signed: gamesPaths.version }),
  },
  {
    name: 'a signature of another body is refused',
    needs: [hasGames],
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
    needs: [hasGames],
    async run(context) {
      const { order } = await orderOf(context);
      const body = JSON.stringify({ ...order, padding: 'x'.repeat(2_000_000) });
      // Closing the connection counts as a refusal.
      const status = await Promise.resolve(post(context, gamesPaths.launches, body)).then(
        (response) => response.status,
        () => 413,
      );
      assert(status >= 400 && status < 500, `it answered ${status}`);
    },
  },
]);
