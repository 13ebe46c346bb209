import { Refusal } from '@marquee/kernel/refusal';
import type { GameServer } from '@marquee/protocols/gameServer';
import type { Context, Handlers, PlayerContext } from '../calls/handlers';
import type { Catalogue } from '../catalogue/catalogue';
import { offerOf } from '../catalogue/offer';
import type { BackendSignals } from '../events/signals';
import { ensureCheck } from '../identity/checks';
import { assertAdmitted } from '../identity/guard';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import { assertMay } from '../protection/guard';
import { openGame } from './openGame';
import { myGame, openRounds } from './openRounds';
import { roundProof } from './roundProof';

/** Dependencies of launches. */
interface LaunchParts {
  catalogue: Catalogue;
  games: GameServer;
  signals: BackendSignals;
}

/**
 * Where a demo needs a player whose age and identity are confirmed: throws the guards' refusals, those of a break, too.
 * Elsewhere demos are open, and know of no player.
 */
async function assertMayDemo({ database, site, player, clock }: PlayerContext): Promise<void> {
  const { demo }: Jurisdiction = jurisdictions[site.jurisdiction];
  if (demo !== 'identity') return;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await assertMay(transaction, player, 'bonus', 0, now);
    await assertAdmitted(transaction, player, site, now);
  });
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
      const { language, mode } = input;
      const { player } = context;
      await ensureCheck(context);
      if (mode === 'demo') await assertMayDemo(context);
      const game = await gameOf(context, input);
      const { currency, dateOfBirth } = player;
      const opening = { game, mode, currency, language, dateOfBirth };
      return openGame(parts, context, mode === 'demo' ? opening : { ...opening, player });
    },

    'product/round_proof': (input, context) => roundProof(parts, input, context),

    'product/open_rounds': (_input, context) => openRounds(catalogue, context),

    'product/my_game': (input, context) => myGame(catalogue, context, input),

    'product/launch_demo': async (input, context) => {
      const { jurisdiction, currency } = context.site;
      const { demo }: Jurisdiction = jurisdictions[jurisdiction];
      if (demo === 'identity') throw new Refusal('demoNeedsPlayer');
      if (demo === 'age' && !input.age_confirmed) throw new Refusal('ageConfirmationRequired');
      const game = await gameOf(context, input);
      return openGame(parts, context, { game, mode: 'demo', currency, language: input.language });
    },
  } satisfies Partial<Handlers>;
}
