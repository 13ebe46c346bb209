import { randomUUID } from 'node:crypto';
import { isLanguage } from '@marquee/contract/languages';
import { Refusal } from '@marquee/kernel/refusal';
import type { GameServer, LaunchOrder } from '@marquee/protocols/gameServer';
import { PartnerFault } from '@marquee/protocols/signing/signedClient';
import type { Context, PlayerContext } from '../calls/handlers';
import { type Game, keyOf } from '../catalogue/catalogue';
import type { BackendSignals } from '../events/signals';
import { assertAdmitted } from '../identity/guard';
import { assertMay } from '../protection/guard';
import { assertOperating } from '../sites/operating';
import { assertNotStopped, partOf } from '../switches/switches';
import { highestStake } from './highestStake';
import { mayFrame } from './mayFrame';
import { reopened } from './openRounds';
import { roundMinimum } from './roundMinimum';

/** A game to be launched. */
interface Opening {
  game: Game;
  mode: 'real' | 'demo';
  currency: string;
  language: string;
  /** Of the player, also in a demo; undefined for a visitor. */
  dateOfBirth?: string;
  player?: Pick<PlayerContext['player'], 'id' | 'sessionId' | 'dateOfBirth'>;
}

/** Dependencies of launches. */
interface OpeningParts {
  games: GameServer;
  signals: BackendSignals;
}

/** Asks the game server for the game's address; a failure becomes a Refusal. */
async function addressOf({ games, signals }: OpeningParts, { site }: Context, order: LaunchOrder): Promise<string> {
  try {
    const { launch_url } = await games.launch(order);
    if (mayFrame(site.games_origins, launch_url)) return launch_url;
    signals.emit('partnerFault', { partner: 'games', kind: 'foreignOrigin' });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    const { kind, detail } = error;
    signals.emit('partnerFault', { partner: 'games', kind });
    if (kind === 'refused' && detail.error === 'gameUnknown') throw new Refusal('gameUnknown');
  }
  throw new Refusal('tryAgain');
}

/**
 * Opens a play session and asks the game server for the game's address. If the player has an open round in the game,
 * its session is resumed, whatever device and sign-in started it. The wallet knows the session before the game server
 * is asked, because that may call back at once; a new session counts and accepts stakes only once there is an address.
 * Throws the guard's Refusal, `switchedOff`, `gameUnknown`, or `tryAgain` if the game server is unavailable; a new
 * session is deleted then.
 */
export async function openGame(parts: OpeningParts, context: Context, opening: Opening) {
  const { database, clock, site } = context;
  const { game, mode, currency, player, dateOfBirth = null } = opening;
  const { provider_code, game_code } = game;
  const now = clock.now();
  const language = isLanguage(opening.language) ? opening.language : site.default_language;
  const round_minimum_ms = roundMinimum(site.jurisdiction, game);
  const highest_stake = highestStake(site, game, { currency, date_of_birth: dateOfBirth }, now) ?? undefined;
  assertOperating(site, now);
  const session = await database.transaction(async (transaction) => {
    if (player) {
      await assertMay(transaction, player, 'launch', 0, now);
      await assertAdmitted(transaction, player, site, now);
      const known = await reopened(transaction, { player, provider_code, game_code, language }, now);
      if (known) return known;
    }
    await assertNotStopped(transaction, site.domain_name, partOf('game', keyOf(game)), now);
    const id = randomUUID();
    await transaction.query(
      `insert into play_sessions (id, site, player_id, session_id, provider_code, game_code, mode, currency, language,
         started_at, last_at, is_opening) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, true)`,
      [
        id,
        site.domain_name,
        player?.id ?? null,
        player?.sessionId ?? null,
        provider_code,
        game_code,
        mode,
        currency,
        language,
        now,
      ],
    );
    return id;
  });
  const order = { session, provider_code, game_code, mode, currency, language, round_minimum_ms, highest_stake };
  const launch_url = await addressOf(parts, context, { ...order, site: site.domain_name }).catch(async (error) => {
    await database.query('delete from play_sessions where id = $1 and is_opening', [session]);
    throw error;
  });
  await database.transaction(async (transaction) => {
    await transaction.query('update play_sessions set is_opening = false where id = $1', [session]);
    await transaction.query(
      `insert into game_launches (site, provider_code, game_code, day, launches) values ($1, $2, $3, $4, 1)
       on conflict (provider_code, game_code, day, site) do update set launches = game_launches.launches + 1`,
      [site.domain_name, provider_code, game_code, new Date(now).toISOString().slice(0, 10)],
    );
  });
  return { launch_url, round_minimum_ms, started_at: new Date(now).toISOString() };
}
