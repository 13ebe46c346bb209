import { type CrowdRules, healthRules } from './rules';

/** Distinct visitors of a version, and its failures among them, with their networks. */
export interface HealthCounts {
  visitors: number;
  failed: number;
  networks: number;
}

/** What is known about a version when it has failed. */
export interface HealthCase {
  own: HealthCounts;
  /** The version before, and the site's other remotes. */
  baselines: readonly Pick<HealthCounts, 'visitors' | 'failed'>[];
  isProven: boolean;
  hasFallback: boolean;
}

/** Visitors without failures that are added to each baseline, so that the first of them decide nothing. */
const smoothing = 20;

/** The share of visitors with failures that is no version's fault, 0 to 1. */
function baselineOf(baselines: HealthCase['baselines']): number {
  const shares = baselines.map(({ visitors, failed }) => failed / (Math.max(visitors, failed) + smoothing));
  return Math.max(healthRules.baseline.least, ...shares);
}

/** The logarithm of how much better a high share of failures explains the counts than the baseline (Wald's test). */
function evidenceAgainst({ visitors, failed }: HealthCounts, baseline: number): number {
  const high = Math.min(baseline * healthRules.baseline.times, (1 + baseline) / 2);
  return failed * Math.log(high / baseline) + (visitors - failed) * Math.log((1 - high) / (1 - baseline));
}

/** Whether other remotes fail at present, too: that is no version's fault. */
export const isElsewhere = (others: HealthCase['baselines'][number]): boolean =>
  baselineOf([others]) > healthRules.baseline.least;

/** Whether a version fails for nearly all of a few visitors, so that an edge is to look for itself. */
export function isDoubtful({ visitors, failed, networks }: HealthCounts, look: CrowdRules['look']): boolean {
  return failed >= look.visitors && networks >= look.networks && failed >= look.share * visitors;
}

/** Whether a version is to be withdrawn. */
export function isFailing({ own, baselines, isProven, hasFallback }: HealthCase): boolean {
  const least = isProven ? healthRules.proven : healthRules.usual;
  const share = hasFallback ? least.share : Math.max(least.share, healthRules.aloneShare);
  if (own.failed < least.visitors || own.networks < least.networks || own.failed < share * own.visitors) return false;
  return evidenceAgainst(own, baselineOf(baselines)) >= Math.log(healthRules.baseline.odds);
}
