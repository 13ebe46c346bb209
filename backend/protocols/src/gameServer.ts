/** What the game server is asked to open. */
export interface LaunchOrder {
  /** The play session: the game server names it in every call to the wallet. */
  session: string;
  provider_code: string;
  game_code: string;
  mode: 'real' | 'demo';
  currency: string;
  /** Interface language (decisions §4). */
  language: string;
  /** The least time from one round to the next, ms: 0 where there is no rule. */
  round_minimum_ms: number;
}

/** Where games run: the aggregator's servers. */
export interface GameServer {
  /** Opens a game for one play session; gives the address that the player's browser frames. Throws when it cannot. */
  launch(order: LaunchOrder): Promise<{ launch_url: string }>;
}
