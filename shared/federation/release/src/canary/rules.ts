/** What visitors do that a bad release keeps them from: they launch a game, place a bet, begin a deposit. */
export const doings = ['launches', 'bets', 'deposits'] as const;

export type Doing = (typeof doings)[number];

/**
 * When a canary release stops (ADR 87, 88). Visitors are distinct, and of one network no more than `perNetwork` count
 * as failing, whichever arm they are in: who looks only at some arm's crowd would see the larger arm fail less.
 */
export const canaryRules = {
  perNetwork: 2,
  /** Least failing visitors of the canary, and their networks: so few strangers must not stop a release. */
  least: { visitors: 5, networks: 5 },
  /**
   * How many times better the counts must be explained by a worse canary than by an equal one. A canary that is not
   * worse reaches that with a chance of at most one in as many, however often it is looked at.
   */
  odds: 1_000,
  /** How many times the canary's rate may be that of the live version: alternatives of the test, of equal weight. */
  ratios: [1.5, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
  /**
   * A canary that is released with `--steps` goes to the next percentage, %, after so many visitors in whose browsers
   * it ran, in so many networks, `perNetwork` of each, if a worse canary explains the failures at most `odds` times
   * better.
   */
  steps: { percents: [1, 10, 50, 100], visitors: 500, networks: 50, odds: 1 },
  /**
   * A canary also stops if fewer of its visitors launch games, bet or deposit. `odds` is for each of the three:
   * together they stop one that is not worse with a chance of at most one in a thousand. `least` is of the live
   * version's visitors; `ratios` are alternatives of equal weight.
   */
  guardrails: {
    odds: 1_000 * doings.length,
    least: { visitors: 20, networks: 20 },
    ratios: [0.8, 0.67, 0.5, 0.25, 0.06],
  },
  /** Most visitors of an arm that are remembered; more are not counted. */
  remembered: 100_000,
} as const;
