import type { Play } from './engine';
import type { Field } from './odds';

/** Something that can be bet on, with its exact return. */
export interface Line {
  /** As `lines` of a profile names it where it declares a return of its own. */
  name: string;
  /** The row of the return table that it belongs to; its own name by default. */
  group?: string;
  /** The exact return, a ratio. */
  exact: number;
  /** The exact standard deviation of a round, a ratio; where a simulation would hardly see the wins that make it. */
  deviation?: number;
  /** How a simulation bets on it: the engine's constant way by default; `perfect` where no simulation plays as well. */
  play?: Play | 'perfect';
  /** The fixture that it is of; each round has another by default. */
  fixture?: number;
}

/**
 * What proves the declared returns of an engine: its `return.ts`. Neither the server nor the client has a use for it.
 */
export interface Returns {
  /** Everything that can be bet on in a profile. */
  lines(profile: string): readonly Line[];
  /** Whether `lines` takes a minute, so that only full runs ask. */
  slow?: true;
  /** Rounds to simulate, as a share of what others get; for an engine that is slow. */
  share?: number;
}

/** Every runner of every fixture as a line; `how` says how one is bet on. */
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
