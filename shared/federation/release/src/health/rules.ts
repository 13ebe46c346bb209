/**
 * When a version is withdrawn because of its visitors' failures, and when it is proven (ADR 85). Times in milliseconds.
 * Visitors are distinct, and of one network no more than `perNetwork` count.
 */
export const healthRules = {
  /** How long a visitor counts after their last sign. */
  window: 120_000,
  perNetwork: 2,
  /** Least failures of a version that is not proven, and their least share of its visitors. */
  usual: { visitors: 8, networks: 5, share: 0.1 },
  /** The same of a proven version: what worked for long rarely fails by itself. */
  proven: { visitors: 24, networks: 15, share: 0.3 },
  /** The least share where nothing is left to fall back to: that is only said, as the version stays. */
  aloneShare: 0.5,
  /** How many versions of all remotes visitors' words may withdraw in this time: the harm of a crowd has an end. */
  withdrawals: { most: 5, time: 3600_000 },
  /**
   * A sequential test against the baseline: the share of failures of the version before, or of the other remotes, and
   * at least `least`. The version fails if a share `times` as high explains the counts better by a factor of `odds`.
   */
  baseline: { least: 0.02, times: 5, odds: 100_000 },
  /**
   * From when on an edge looks at a version itself: so many failures in so many networks, of nearly all who have it. It
   * waits for `after`, in which visitors may decide; a look lasts `time` at most; in an hour `perVersion` and `most`.
   */
  look: { visitors: 3, networks: 3, share: 0.8, after: 2000, time: 300_000, perVersion: 2, most: 6 },
  /**
   * When a live version is withdrawn because it fails more often than the one before it, over days (ADR 104): if that
   * explains both `odds` times better, the difference is at least `share`, and it failed for as many as a proven one
   * may. `remembered`: most visitors of a version a day. Figures are kept for `days`. From `said` visitors on it is
   * said if there is nothing to compare them with.
   */
  before: { remembered: 2000, share: 0.01, odds: 1000, days: 30, said: 100 },
  /** A version is proven by so many visitors in so many networks over this time, of whom no more had failures. */
  trial: { visitors: 50, networks: 10, share: 0.02, time: 600_000 },
} as const;

/** Rules that differ between the site and the desk. */
export interface CrowdRules {
  /** Of one network no more visitors count. */
  perNetwork: number;
  /** From when on an edge looks at a version itself. */
  look: { visitors: number; networks: number; share: number };
}

/**
 * The rules of the desk (ADR 133): its failures are told by people who are signed in, who are few and sit in one
 * network, so that one of them is enough for a look. Their words withdraw no sooner than visitors' words do.
 */
export const deskRules: CrowdRules = { perNetwork: 50, look: { visitors: 1, networks: 1, share: 0 } };

/**
 * What a failure weighs, by its phase. `whole`: the visitor has lost a part of the page or a control, so that it counts
 * by the rules above. `compared`: the page goes on, perhaps nobody has noticed, and it only compares a canary with the
 * live version.
 */
export const weights = {
  entry: 'whole',
  evaluate: 'whole',
  module: 'whole',
  locale: 'whole',
  render: 'whole',
  host: 'whole',
  chunk: 'whole',
  press: 'whole',
  cover: 'whole',
  background: 'compared',
} as const;

/** A phase in which code of a remote or of the host ran in a browser, or should have. */
export type CountedPhase = keyof typeof weights;
