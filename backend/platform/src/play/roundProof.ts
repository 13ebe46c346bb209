import type { Output, ValidInput } from '@marquee/contract/calls';
import { isLanguage } from '@marquee/contract/languages';
import { Refusal } from '@marquee/kernel/refusal';
import type { GameServer } from '@marquee/protocols/gameServer';
import { PartnerFault } from '@marquee/protocols/signing/signedClient';
import type { PlayerContext } from '../calls/handlers';
import type { BackendSignals } from '../events/signals';
import { mayFrame } from './mayFrame';

/** Dependencies of a round's proof. */
interface ProofParts {
  games: Pick<GameServer, 'replay'>;
  signals: BackendSignals;
}

/**
 * The page on which the player can replay and verify the round of a bet; null while it is open, and if the game server
 * has no replay or is unavailable. Throws Refusal `betUnknown` for a bet that is not the player's, or no game's.
 */
export async function roundProof(
  { games, signals }: ProofParts,
  input: ValidInput<'product/round_proof'>,
  { database, site, player }: Pick<PlayerContext, 'database' | 'site'> & { player: { id: string } },
): Promise<Output<'product/round_proof'>> {
  const [bet] = await database.query(
    `select t.play_session_id as session, t.round_id, b.state from bets b
     join provider_transactions t on t.provider_code = b.provider_code and t.kind = 'bet'
       and t.transaction_id = substr(b.id, length(b.provider_code) + 2)
     where b.site = $1 and b.id = $2 and b.player_id = $3 and b.kind = 'game'`,
    [site.domain_name, input.bet_id, player.id],
  );
  if (!bet) throw new Refusal('betUnknown');
  if (bet.state === 'open') return { replay_url: null };
  const { session, round_id } = bet;
  const language = isLanguage(input.language) ? input.language : site.default_language;
  try {
    const { replay_url } = await games.replay({ session, round_id, language, site: site.domain_name });
    if (mayFrame(site.games_origins, replay_url)) return { replay_url };
    signals.emit('partnerFault', { partner: 'games', kind: 'foreignOrigin' });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    // Replays are optional: a game server without them answers 404, signed or not.
    if (error.detail.status !== 404) signals.emit('partnerFault', { partner: 'games', kind: error.kind });
  }
  return { replay_url: null };
}
