import type { InferOutput } from 'valibot';
import type { launchOrder, replayOrder } from './games/messages';

/** A launch request. */
export type LaunchOrder = InferOutput<typeof launchOrder>;

/** A request to show an ended round again. */
export type ReplayOrder = InferOutput<typeof replayOrder>;

/** The aggregator's game server. */
export interface GameServer {
  /**
   * Opens a game for a play session; returns the URL for the player's frame. Idempotent per session. Throws
   * PartnerFault; `refused` with `gameUnknown` for an unknown game.
   */
  launch(order: LaunchOrder): Promise<{ launch_url: string }>;

  /**
   * The address of a page that shows an ended round and its proof. Throws PartnerFault; a game server without such
   * pages answers `refused` or status 404.
   */
  replay(order: ReplayOrder): Promise<{ replay_url: string }>;
}
