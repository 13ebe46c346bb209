import type { Clock } from '@marquee/kernel/clock';
import { Refusal } from '@marquee/kernel/refusal';
import { gamesPaths } from '@marquee/protocols/games/client';
import { launchOrder, replayOrder } from '@marquee/protocols/games/messages';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { SandboxCatalogue } from '../catalogue/sandboxCatalogue';
import type { SandboxGameServer } from './gameServer';

/** Dependencies of the operator API. */
interface PartnerParts {
  games: Pick<SandboxGameServer, 'launch' | 'replay'>;
  catalogue: SandboxCatalogue;
  keys: Keys;
  clock: Clock;
  report: (error: unknown) => void;
}

const nothing = v.object({});

/** Serves the operator API of a game server: launches, replays and catalogue (docs/partners/games.md). */
export function mountGamesPartner(app: Hono, { games, catalogue, keys, clock, report }: PartnerParts): void {
  const common = { keys, now: () => clock.now(), report };
  const launch = signedEndpoint({
    ...common,
    schema: launchOrder,
    handle: async (order) => {
      try {
        return { body: await games.launch(order) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { status: error.statusMessage === 'gameUnknown' ? 404 : 409, body: { error: error.statusMessage } };
      }
    },
  });
  const replay = signedEndpoint({
    ...common,
    schema: replayOrder,
    handle: async (order) => {
      const address = await games.replay(order);
      return address ? { body: address } : { status: 404, body: { error: 'roundUnknown' } };
    },
  });
  const version = signedEndpoint({
    ...common,
    schema: nothing,
    handle: async () => ({ body: { version: catalogue.version() } }),
  });
  const listing = signedEndpoint({
    ...common,
    schema: nothing,
    handle: async () => ({
      body: {
        version: catalogue.version(),
        providers: catalogue.providers(),
        games: catalogue.games(),
        launches: catalogue.launches(),
      },
    }),
  });
  app.post(gamesPaths.launches, (context) => launch(context.req.raw));
  app.post(gamesPaths.replays, (context) => replay(context.req.raw));
  app.get(gamesPaths.version, (context) => version(context.req.raw));
  app.get(gamesPaths.catalogue, (context) => listing(context.req.raw));
}
