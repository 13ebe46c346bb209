import type { Play } from './engine';
import type { Field } from './odds';

/** A possible bet, with its exact return. */
export interface Line {
  /** As in `lines` of a profile, if it declares a return of its own. */
  name: string;
  /** Its row of the return table; by default its own name. */
  group?: string;
  /** The exact return, a ratio. */
  exact: number;
  /** The exact standard deviation of a round, a ratio; given where simulations rarely see the large wins. */
  deviation?: number;
  /** How a simulation plays it: by default the engine's constant way; `perfect` if no simulation can. */
  play?: Play | 'perfect';
  /** Its fixture; by default another one each round. */
  fixture?: number;
}

/** Proves the declared returns of an engine (`return.ts`). Neither server nor client loads it. */
export interface Returns {
  /** All possible bets of a profile. */
  lines(profile: string): readonly Line[];
  /** `lines` takes a minute, so only full runs call it. */
  slow?: true;
  /** Rounds to simulate relative to other engines; for a slow engine. */
  share?: number;
}

/** Every runner of every fixture as a line; `how` tells how to bet on one. */
export function fieldLines(fields: readonly Field[], how: (runner: number) => Pick<Line, 'group' | 'play'>): Line[] {
  return fields.flatMap(({ pays, chances }, fixture) =>
    pays.map((pay, runner) => ({
      name: `${fixture}/${runner}`,
      exact: (pay * (chances[runner] ?? 0)) / 1e8,
      fixture,
      ...how(runner),
    })),
  );
}
