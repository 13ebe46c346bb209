import { canaryRules } from './rules';

/** Distinct visitors with failures of the two arms, and the part of visitors that gets the canary, above 0, below 1. */
export interface FailedArms {
  share: number;
  canary: number;
  live: number;
}

/**
 * The logarithm of how many times better a canary that fails more often explains the counts than one that fails as
 * often as the live version, or less.
 *
 * Visitors get an arm at random. If both arms fail alike, a visitor with a failure has the canary with the probability
 * `share`, whatever the rate is, and however it changes with time. A canary that fails `ratio` times as often makes
 * that probability ratio × share / (ratio × share + 1 − share). The mean of the likelihood ratios of several such
 * alternatives is a nonnegative martingale with mean 1 if both fail alike. By Ville's inequality it ever reaches `odds`
 * with a chance of at most 1 / odds. This holds exactly for all counts, and after each visitor.
 *
 * Source: M. Lindon, A. Malek, Anytime-Valid Inference for Multinomial Count Data, NeurIPS 2022 (arXiv 2011.03567),
 * Bernoulli processes; with a mixture over ratios in place of a Dirichlet prior, as only a worse canary is looked for.
 */
export const evidenceAgainst = (failed: FailedArms): number => evidenceFor(canaryRules.ratios, failed);

/** The same of visitors who did something, for a canary of which fewer do it than of the live version. */
export const evidenceOfFewer = (did: FailedArms): number => evidenceFor(canaryRules.guardrails.ratios, did);

function evidenceFor(ratios: readonly number[], { share, canary, live }: FailedArms): number {
  const logs = ratios.map((ratio) => {
    const all = ratio * share + 1 - share;
    return canary * Math.log(ratio / all) - live * Math.log(all);
  });
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
}
