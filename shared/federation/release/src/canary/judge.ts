import { canaryRules } from './rules';
import { evidenceAgainst, type FailedArms } from './sequential';

/** What is known of a canary's arms: those with failures, and the networks of the canary's. */
export interface CanaryCase extends FailedArms {
  networks: number;
}

/** Whether a canary is worse than the live version, so that it has to stop. */
export function isWorse({ networks, ...failed }: CanaryCase): boolean {
  const { least, odds } = canaryRules;
  if (failed.canary < least.visitors || networks < least.networks) return false;
  return evidenceAgainst(failed) >= Math.log(odds);
}

/** Whether enough visitors ran a canary, at most so many of a network, without signs that it is worse. */
export function isReady(failed: FailedArms, ran: { visitors: number; networks: number }): boolean {
  const { visitors, networks, odds } = canaryRules.steps;
  return ran.visitors >= visitors && ran.networks >= networks && evidenceAgainst(failed) <= Math.log(odds);
}
