import { canaryRules } from './rules';
import { evidenceAgainst, evidenceOfFewer, type FailedArms } from './sequential';

/** What is known of a canary's arms: those with failures, and the networks of the canary's. */
export interface CanaryCase extends FailedArms {
  networks: number;
}

/** The same of those who did something, with the networks of the live version's. */
export type FewerCase = CanaryCase;

/** Whether a canary is worse than the live version, so that it has to stop. */
export function isWorse({ networks, ...failed }: CanaryCase): boolean {
  const { least, odds } = canaryRules;
  if (failed.canary < least.visitors || networks < least.networks) return false;
  return evidenceAgainst(failed) >= Math.log(odds);
}

/** Whether so few visitors of a canary do something that it has to stop. More of them decide nothing. */
export function isFewer({ networks, ...did }: FewerCase): boolean {
  const { least, odds } = canaryRules.guardrails;
  if (did.live < least.visitors || networks < least.networks) return false;
  return evidenceOfFewer(did) >= Math.log(odds);
}

/** Whether enough visitors ran a canary, at most so many of a network, without signs that it is worse. */
export function isReady(failed: FailedArms, ran: { visitors: number; networks: number }): boolean {
  const { visitors, networks, odds } = canaryRules.steps;
  return ran.visitors >= visitors && ran.networks >= networks && evidenceAgainst(failed) <= Math.log(odds);
}
