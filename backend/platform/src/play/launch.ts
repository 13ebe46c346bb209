import { Refusal } from '@marquee/kernel/refusal';
import type { GameServer } from '@marquee/protocols/gameServer';
import type { Context, Handlers } from '../calls/handlers';
import type { Catalogue } from '../catalogue/catalogue';
import { offerOf } from '../catalogue/offer';
import type { BackendSignals } from '../events/signals';
import { ensureCheck } from '../identity/checks';
import { jurisdictions } from '../jurisdictions/jurisdictions';
import { openGame } from './openGame';
import { myGame, openRounds } from './openRounds';
import { roundProof } from './roundProof';

/** Dependencies of launches. */
interface LaunchParts {
  catalogue: Catalogue;
  games: GameServer;
  signals: BackendSignals;
}

/** The calls that launch a game (D3.02) and list open rounds. */
export function launchCalls({ catalogue, ...parts }: LaunchParts) {
  const gameOf = async ({ site }: Context, input: { provider_code: string; game_code: string }) => {
    const game = await catalogue.find(offerOf(site), input.provider_code, input.game_code);
    if (!game) throw new Refusal('gameUnknown', { fields: { game_code: 'invalid' } });
    return game;
  };
  return {
    'product/launch': async (input, context) => {
      const { id, sessionId, currency } = context.player;
      await ensureCheck(context);
      const game = await gameOf(context, input);
      const { language } = input;
      return openGame(parts, context, { game, mode: 'real', currency, language, player: { id, sessionId } });
    },

    'product/round_proof': (input, context) => roundProof(parts, input, context),

    'product/open_rounds': (_input, context) => openRounds(catalogue, context),

    'product/my_game': (input, context) => myGame(catalogue, context, input),

    'product/launch_demo': async (input, context) => {
      const { jurisdiction, currency } = context.site;
      if (jurisdictions[jurisdiction].demoAsksAge && !input.age_confirmed) throw new Refusal('ageConfirmationRequired');
      const game = await gameOf(context, input);
      return openGame(parts, context, { game, mode: 'demo', currency, language: input.language });
    },
  } satisfies Partial<Handlers>;
}
