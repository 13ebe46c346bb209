import type { InferOutput } from 'valibot';
import type { launchOrder } from './games/messages';

/** A launch request. */
export type LaunchOrder = InferOutput<typeof launchOrder>;

/** The aggregator's game server. */
export interface GameServer {
  /**
   * Opens a game for a play session; returns the URL for the player's frame. Idempotent per session. Throws
   * PartnerFault; `refused` with `gameUnknown` for an unknown game.
   */
  launch(order: LaunchOrder): Promise<{ launch_url: string }>;
}
