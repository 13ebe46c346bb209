/** What proves the declared returns of an engine: its `return.ts`. Neither the server nor the client has a use for it. */
export interface Returns {
  /** Exact returns of a profile for each way to play it, ratios; undefined where only a simulation can say. */
  exact?(profile: string): number[];
  /** How far prices in whole hundredths may be from the fair one, a ratio; 0.0011 by default. */
  grain?: number;
  /** Where the return depends on skill: the exact one of perfect play, by enumeration. Takes a minute. */
  perfect?(profile: string): number;
  /** Rounds to simulate, as a share of what others get; for an engine that is slow. */
  share?: number;
}
