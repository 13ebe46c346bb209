import { randomUUID } from 'node:crypto';
import { isLanguage } from '@marquee/contract/languages';
import { Refusal } from '@marquee/kernel/refusal';
import type { GameServer } from '@marquee/protocols/gameServer';
import type { Context, Handlers } from '../calls/handlers';
import type { Catalogue, Game } from '../catalogue/catalogue';
import { offerOf } from '../catalogue/offer';
import { ensureCheck } from '../identity/checks';
import { assertIdentified } from '../identity/guard';
import { jurisdictions } from '../jurisdictions/jurisdictions';
import { assertMay } from '../protection/guard';

/** The least time from one round to the next where these games are played, ms. */
export function roundMinimum(jurisdiction: keyof typeof jurisdictions, engine: string): number {
  const { slot, other } = jurisdictions[jurisdiction].roundMinimum;
  return engine === 'slot' ? slot : other;
}

interface Opening {
  game: Game;
  mode: 'real' | 'demo';
  currency: string;
  language: string;
  player?: { id: string; sessionId: string };
}

/** Opens a play session, counts the launch, and asks the game server for the address of the game. */
async function open(
  games: GameServer,
  { database, clock, site }: Context,
  { game, mode, currency, language, player }: Opening,
) {
  const now = clock.now();
  const id = randomUUID();
  const lang = isLanguage(language) ? language : site.default_language;
  await database.transaction(async (transaction) => {
    if (player) {
      await assertMay(transaction, player, 'launch', 0, now);
      await assertIdentified(transaction, player.id, site.jurisdiction);
    }
    await transaction.query(
      `insert into play_sessions (id, site, player_id, session_id, provider_code, game_code, mode, currency, language,
         started_at, last_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
      [
        id,
        site.domain_name,
        player?.id ?? null,
        player?.sessionId ?? null,
        game.provider_code,
        game.game_code,
        mode,
        currency,
        lang,
        now,
      ],
    );
    await transaction.query(
      `insert into game_launches (site, provider_code, game_code, day, launches) values ($1, $2, $3, $4, 1)
       on conflict (provider_code, game_code, day, site) do update set launches = game_launches.launches + 1`,
      [site.domain_name, game.provider_code, game.game_code, new Date(now).toISOString().slice(0, 10)],
    );
  });
  const round_minimum_ms = roundMinimum(site.jurisdiction, game.engine);
  const { provider_code, game_code } = game;
  const order = { session: id, provider_code, game_code, mode, currency, language: lang, round_minimum_ms };
  const { launch_url } = await games.launch(order);
  return { launch_url, round_minimum_ms, started_at: new Date(now).toISOString() };
}

/** The calls that open a game (specification §2 /playnow). */
export function launchCalls({ catalogue, games }: { catalogue: Catalogue; games: GameServer }) {
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
      return open(games, context, {
        game,
        mode: 'real',
        currency,
        language: input.language,
        player: { id, sessionId },
      });
    },

    'product/launch_demo': async (input, context) => {
      const { jurisdiction, currency } = context.site;
      if (jurisdictions[jurisdiction].demoAsksAge && !input.age_confirmed) throw new Refusal('ageConfirmationRequired');
      const game = await gameOf(context, input);
      return open(games, context, { game, mode: 'demo', currency, language: input.language });
    },
  } satisfies Partial<Handlers>;
}
