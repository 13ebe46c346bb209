import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { PlayerContext } from '../calls/handlers';
import { type Catalogue, keyOf } from '../catalogue/catalogue';
import { offerOf } from '../catalogue/offer';
import { roundLifetime } from './expireRounds';

/** A game that a player reopens, and the sign-in that its session now belongs to. */
interface Reopening {
  player: { id: string; sessionId: string };
  provider_code: string;
  game_code: string;
  language: string;
}

/**
 * The play session of the player's newest open round in a game, if there is one. It now belongs to this sign-in, and is
 * active again if the break that ended it is over.
 */
export async function reopened(transaction: Database, opening: Reopening, now: number): Promise<string | undefined> {
  const { player, provider_code, game_code, language } = opening;
  const [session] = await transaction.query(
    `update play_sessions set session_id = $4, language = $5, last_at = $6, ended_at = null, ended_because = null
     where id = (select play_session_id from open_rounds where player_id = $1 and provider_code = $2 and game_code = $3
       order by opened_at desc limit 1) returning id`,
    [player.id, provider_code, game_code, player.sessionId, language, now],
  );
  return session?.id;
}

/** A game that is asked about. */
interface GameKey {
  provider_code: string;
  game_code: string;
}

/** The player's open rounds, of one game or of all, oldest first, and whether the site still offers their game. */
export async function openRounds(
  catalogue: Catalogue,
  { database, site, player }: PlayerContext,
  game?: GameKey,
): Promise<Output<'product/open_rounds'>> {
  const rows = await database.query(
    `select o.provider_code, o.game_code, g.name, o.opened_at, sum(t.amount)::bigint as stake
     from open_rounds o left join games g using (provider_code, game_code)
     join provider_transactions t on t.provider_code = o.provider_code and t.play_session_id = o.play_session_id
       and t.round_id = o.round_id and t.kind = 'bet' and t.state = 'done'
     where o.player_id = $1 and ($2::text is null or (o.provider_code = $2 and o.game_code = $3)) group by o.provider_code, o.play_session_id, o.round_id, g.name order by o.opened_at limit 50`,
    [player.id, game?.provider_code ?? null, game?.game_code ?? null],
  );
  const { tiles, stopped } = await catalogue.ofSite(offerOf(site));
  const value = rows.map(({ name, opened_at, ...round }) => ({
    ...round,
    game_name: name ?? round.game_code,
    opened_at: new Date(opened_at).toISOString(),
    ends_at: new Date(opened_at + roundLifetime).toISOString(),
    // A round of a game that is switched off is finished nevertheless.
    is_offered: tiles.get(keyOf(round)) !== undefined || stopped.has(keyOf(round)),
  }));
  return { value };
}

/** What a player has to do with a game: when they last played it for money, and the round that a launch resumes. */
export async function myGame(
  catalogue: Catalogue,
  context: PlayerContext,
  game: GameKey,
): Promise<Output<'product/my_game'>> {
  const { database, player } = context;
  const [played] = await database.query(
    `select max(last_at) as at from play_sessions
     where player_id = $1 and provider_code = $2 and game_code = $3 and mode = 'real' and rounds > 0`,
    [player.id, game.provider_code, game.game_code],
  );
  const { value } = await openRounds(catalogue, context, game);
  return { last_played: played?.at ? new Date(played.at).toISOString() : null, open_round: value.at(-1) ?? null };
}
