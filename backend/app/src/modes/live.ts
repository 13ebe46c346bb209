import { readMigrations } from '@marquee/database/migrate';
import { platformMigrations } from '@marquee/platform/migrations';
import { gamesClient } from '@marquee/protocols/games/client';
import { httpGateway } from '@marquee/protocols/gateway/httpGateway';
import type { IdentityCheck } from '@marquee/protocols/identity/identityCheck';
import { identityClient } from '@marquee/protocols/identity/identityClient';
import { httpOddsFeed } from '@marquee/protocols/odds/httpOddsFeed';
import type { PartnerLink } from '@marquee/protocols/signing/signedClient';
import type { Keys } from '@marquee/protocols/signing/signing';
import { openMessageSender } from '../partners/messages';
import { liveProblems, type ModeSettings, settingProblems } from './liveProblems';
import type { Mode } from './mode';
import { UnfitSettings } from './unfitSettings';

/** The migrations of a live database, without the sandbox's. */
export const liveMigrations = () => readMigrations([platformMigrations]);

/** Without an identity partner, the few players who are asked for a check wait for staff (`persons/lift`). */
const byHand: IdentityCheck = {
  check: async () => ({ status: 'documents', reason: 'byHand', next_step: { kind: 'none' } }),
};

/**
 * The operator's own partners over their protocols (docs/partners). Throws an Error with everything that is missing or
 * unsafe, before anything is opened. Loads no code of the sandbox.
 */
export async function liveMode(settings: ModeSettings): Promise<Mode> {
  const problems = await liveProblems(settings);
  if (problems.length > 0) {
    const list = `live mode lacks:\n${problems.map((problem) => `  ${problem}\n`).join('')}See docs/operations.md.`;
    throw settingProblems(settings).length > 0 ? new UnfitSettings(list) : new Error(list);
  }
  const { ODDS_URL, ODDS_KEYS, GAMES_URL, GAMES_KEYS = [], GATEWAY_URL, GATEWAY_KEYS = [] } = settings;
  const { IDENTITY_URL, IDENTITY_KEYS = [], PERSON_KEYS = [] } = settings;
  return {
    name: 'live',
    demoSignIn: null,
    migrations: liveMigrations,
    open({ clock }) {
      const link = (name: string, url = '', keys: Keys = []): PartnerLink => ({
        name,
        url,
        keys,
        transport: (address, init) => fetch(address, init),
        now: () => clock.now(),
      });
      const games = gamesClient(link('games', GAMES_URL, GAMES_KEYS));
      return {
        adapters: {
          gateway: httpGateway(link('payment gateway', GATEWAY_URL, GATEWAY_KEYS)),
          odds: httpOddsFeed(link('odds feed', ODDS_URL, ODDS_KEYS)),
          sender: openMessageSender(settings, () => clock.now()),
          identity: IDENTITY_URL ? identityClient(link('identity check', IDENTITY_URL, IDENTITY_KEYS)) : byHand,
          games,
          catalogue: games,
        },
        // One game server signs for all its providers.
        keys: {
          gateway: GATEWAY_KEYS,
          identity: IDENTITY_KEYS,
          persons: async () => PERSON_KEYS,
          provider: async () => GAMES_KEYS,
        },
        mountBefore: () => {},
        mount: () => {},
        readySite: async () => {},
        tidy: async () => {},
        start: () => async () => {},
      };
    },
  };
}
