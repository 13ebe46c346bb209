import { siteSchemas } from '@marquee/contract/calls/site.schemas';
import { isLost } from '@marquee/federation-runtime/loader/failure';
import * as v from 'valibot';

/** Phases in which code of a remote or of the host ran, or should have. */
const phases = ['entry', 'evaluate', 'module', 'render', 'locale', 'host'] as const;

/** What the backend takes, so that nothing else is counted, logged or shown to an operator. */
const { input } = siteSchemas['telemetry/failure'];
const schema = v.object({ ...input.entries, phase: v.picklist(phases) });

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
