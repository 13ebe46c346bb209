import * as v from 'valibot';
import type { CatalogueSource } from '../catalogueSource';
import type { GameServer } from '../gameServer';
import { PartnerFault, type PartnerLink, signedClient } from '../signing/signedClient';
import {
  catalogueAnswer,
  catalogueVersion,
  gameEntry,
  launchAnswer,
  launchesEntry,
  providerEntry,
  replayAnswer,
} from './messages';

/** Largest catalogue, bytes. */
export const catalogueLargest = 64 * 1_048_576;

/** The paths of the protocol. */
export const gamesPaths = {
  launches: '/games/v1/launches',
  replays: '/games/v1/replays',
  version: '/games/v1/catalogue/version',
  catalogue: '/games/v1/catalogue',
} as const;

/** The valid entries, without duplicate keys. */
function understood<Entry>(
  list: readonly unknown[],
  schema: v.GenericSchema<unknown, Entry>,
  keyOf: (entry: Entry) => string,
): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const one of list) {
    const result = v.safeParse(schema, one, { abortEarly: true });
    if (!result.success) continue;
    const key = keyOf(result.output);
    if (!entries.has(key)) entries.set(key, result.output);
  }
  return entries;
}

/** Client of a partner's game server, which launches and lists games. */
export function gamesClient(link: PartnerLink): GameServer & CatalogueSource {
  const call = signedClient(link);
  return {
    launch: (order) => call({ method: 'POST', path: gamesPaths.launches, body: order, answer: launchAnswer }),

    replay: (order) => call({ method: 'POST', path: gamesPaths.replays, body: order, answer: replayAnswer }),

    async version() {
      const { version } = await call({ method: 'GET', path: gamesPaths.version, answer: catalogueVersion });
      return version;
    },

    async read() {
      const listed = await call({
        method: 'GET',
        path: gamesPaths.catalogue,
        answer: catalogueAnswer,
        largest: catalogueLargest,
      });
      const providers = understood(listed.providers, providerEntry, ({ code }) => code);
      const games = understood(
        listed.games,
        v.pipe(
          gameEntry,
          v.check(({ provider_code }) => providers.has(provider_code)),
        ),
        ({ provider_code, game_code }) => `${provider_code}/${game_code}`,
      );
      // An empty catalogue is an error: the stored one is kept.
      if (games.size === 0) throw new PartnerFault(link.name, 'malformed', { error: 'games' });
      const launches = understood(
        listed.launches,
        launchesEntry,
        ({ provider_code, game_code, before }) => `${provider_code}/${game_code}/${before}`,
      );
      const all = listed.providers.length + listed.games.length + listed.launches.length;
      return {
        version: listed.version,
        providers: [...providers.values()],
        games: [...games.values()],
        launches: [...launches.values()],
        dropped: all - providers.size - games.size - launches.size,
      };
    },
  };
}
