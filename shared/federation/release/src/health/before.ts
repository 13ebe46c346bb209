import { createHash } from 'node:crypto';
import { randomBy } from '../canary/random';
import { evidenceAgainst } from '../canary/sequential';
import type { HealthCounts } from './judge';
import { healthRules } from './rules';

/** What is known of a live version and of the one before it, while that one was live. */
export interface BeforeCase {
  own: HealthCounts;
  before: Pick<HealthCounts, 'visitors' | 'failed'>;
  /** Names both versions: the order in which visitors of the version before are drawn follows from it. */
  name: string;
}

/** As many visitors of the version before, and how much better a worse version explains both. */
export interface Compared {
  visitors: number;
  failed: number;
  odds: number;
}

/** The failing ones among the first `count` visitors of all, in a random order that is always the same. */
function failedOf({ visitors, failed }: BeforeCase['before'], count: number, name: string): number {
  const random = randomBy(createHash('sha256').update(name).digest().readUInt32BE());
  let left = failed;
  for (let drawn = 0; drawn < count; drawn++) if (random() * (visitors - drawn) < left) left--;
  return failed - left;
}

/** Whether a version had more visitors than the one before: there is nobody left to compare them with. */
export const isBeyond = ({ own, before }: Pick<BeforeCase, 'own' | 'before'>): boolean =>
  own.visitors > before.visitors;

/**
 * The comparison with the version before, if a live version fails so much more often that it is to be withdrawn.
 *
 * Each visitor stands beside one of the version before, drawn without replacement. If both versions fail alike, a
 * pair's factor of the test for canaries with a share of one half is 1 on average where one of the two fails, and below
 * 1 where both do, as 4r / (1 + r)² ≤ 1. So the test's bound of false alarms holds at every moment (ADR 104). A failure
 * that is heard late only lowers what is known until then.
 */
export function worseThanBefore({ own, before, name }: BeforeCase): Compared | null {
  const { odds, share } = healthRules.before;
  const least = healthRules.proven;
  if (own.failed < least.visitors || own.networks < least.networks || isBeyond({ own, before })) return null;
  const failed = failedOf(before, own.visitors, name);
  if (own.failed - failed < share * own.visitors) return null;
  const evidence = evidenceAgainst({ share: 0.5, canary: own.failed, live: failed });
  if (evidence < Math.log(odds)) return null;
  return { visitors: own.visitors, failed, odds: Math.round(Math.min(1e9, Math.exp(evidence))) };
}
