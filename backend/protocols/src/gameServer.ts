import type { InferOutput } from 'valibot';
import type { launchOrder } from './games/messages';

/** What the game server is asked to open. */
export type LaunchOrder = InferOutput<typeof launchOrder>;

/** Where games run: the aggregator's servers. */
export interface GameServer {
  /**
   * Opens a game for one play session; gives the address that the player's browser frames. A repeat for the same
   * session opens the same. Throws PartnerFault; `refused` with `gameUnknown` for a game that it does not have.
   */
  launch(order: LaunchOrder): Promise<{ launch_url: string }>;
}
