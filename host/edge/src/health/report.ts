import { type FailurePhase, isLost } from '@marquee/federation-runtime/loader/failure';
import * as v from 'valibot';

/** Phases in which code of a remote ran, or should have. */
const phases = ['entry', 'evaluate', 'module', 'render', 'locale'] as const satisfies FailurePhase[];

const schema = v.object({
  phase: v.picklist(phases),
  cause: v.pipe(v.string(), v.maxLength(500)),
  places: v.pipe(v.string(), v.maxLength(4000)),
});

/** What a browser reported of a failure, as far as it counts. */
export interface FailureReport {
  cause: string;
  /** URLs of the code that ran. */
  places: string;
  /** A file did not arrive: the network's fault, unless it is damaged here. */
  isLost: boolean;
}

/** The report in a request's body; null if it is none that counts. */
export function reportIn(body: unknown): FailureReport | null {
  const { success, output } = v.safeParse(schema, body);
  return success ? { cause: output.cause, places: output.places, isLost: isLost(output) } : null;
}
