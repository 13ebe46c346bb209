import { testBrowser } from '@marquee/backend/testing/testBrowser';
import type { Database } from '@marquee/database/database';
import { accepted, makePlayer } from '../proofPlayer';
import { SiteCaller } from './caller';
import type { Installation } from './installation';
import { RehearsalPlayer } from './player';
import type { Tally } from './tally';

/** New players with `cash` minor units and their own browser, each with an open game without shortest round time. */
export async function makePlayers(
  { front, gamesKeys }: Pick<Installation, 'front' | 'gamesKeys'>,
  database: Database,
  { tally, count, cash }: { tally: Tally; count: number; cash: number },
): Promise<RehearsalPlayer[]> {
  const making = Array.from({ length: count }, async () => {
    const site = new SiteCaller({ ...front, browser: testBrowser() }, tally, gamesKeys);
    const player = await makePlayer(site, cash, (accountId) =>
      database.query('update players set phone_verified_at = 1 where account_id = $1', [accountId]),
    );
    const [game] = accepted(await site.call('product/get_games', { game_type: 'crash', count: 1 })).value ?? [];
    if (!game) throw new Error('There are no games');
    const { provider_code, game_code } = game;
    const launch = { provider_code, game_code, mode: 'real', language: 'EN' } as const;
    accepted(await site.call('product/launch', launch, player.caller));
    const [row] = await database.query<{ session: string }>(
      `select s.id as session from play_sessions s join players p on p.id = s.player_id where s.mode = 'real' and p.account_id = $1`,
      [player.caller.account_id],
    );
    if (!row) throw new Error('A game was not opened');
    return new RehearsalPlayer(site, player, { session: row.session, provider: provider_code });
  });
  return Promise.all(making);
}
