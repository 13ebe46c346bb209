import { siteSchemas } from '@marquee/contract/calls/site.schemas';
import type { Stacks } from '@marquee/federation-release/health/attribution';
import { type CountedPhase, weights } from '@marquee/federation-release/health/rules';
import { isLost } from '@marquee/federation-runtime/loader/failure';
import * as v from 'valibot';

/** Phases in which code of a remote or of the host ran, or should have. */
const phases = Object.keys(weights) as CountedPhase[];

/** What the backend takes, so that nothing else is counted, logged or shown to an operator. */
const { input } = siteSchemas['telemetry/failure'];
const schema = v.object({ ...input.entries, phase: v.picklist(phases) });

/** What a browser reported of a failure, as far as it counts. */
export interface FailureReport extends Stacks {
  /** A file did not arrive: the network's fault, unless it is damaged here. */
  isLost: boolean;
  /** The page goes on, so that it only compares a canary with the live version. */
  isLight: boolean;
}

/** The report in a request's body; null if it is none that counts. */
export function reportIn(body: unknown): FailureReport | null {
  const { success, output } = v.safeParse(schema, body);
  if (!success) return null;
  const { cause, places, components, phase } = output;
  return { cause, places, components, isLost: isLost(output), isLight: weights[phase] === 'compared' };
}
