import type { Transport } from '../signing/signedClient';
import type { Keys } from '../signing/signing';
import { type Exchanged, recorded } from './recorded';

/** The partner's server under test. */
export interface TestedPartner {
  /** The protocol's base URL, without a trailing slash. */
  url: string;
  /** One or two keys that it must accept. */
  keys: Keys;
  transport: Transport;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Timeout, ms. */
  timeout: number;
}

/** A violated rule; the message says what the server did instead. */
export class Violation extends Error {}

/** A check that cannot run; the message says why. */
export class NotTried extends Error {}

/** One rule of a protocol. */
export interface Check {
  /** The rule, as a statement. */
  name: string;
  /** Names of rules that must pass first: the check is skipped if one failed. */
  needs?: readonly string[];
  /** Throws a Violation or NotTried. */
  run(partner: TestedPartner): Promise<void>;
}

/** The result of a check; for a violated rule with the last request and answer. */
export interface Finding {
  name: string;
  outcome: 'ok' | 'failed' | 'notTried';
  reason?: string;
  exchanged?: Exchanged;
}

/** Makes all rules depend on the first one. */
export function afterFirst<One extends { name: string; needs?: readonly string[] }>(rules: readonly One[]): One[] {
  const [first] = rules;
  return rules.map((rule) => (rule === first ? rule : { ...rule, needs: [first?.name ?? '', ...(rule.needs ?? [])] }));
}

/** An error's message with its causes: `fetch failed: connect ECONNREFUSED …`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && cause.message ? `${message}: ${reasonOf(cause)}` : message;
}

/** Whether the server is unreachable. */
function isAway(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(code)) || (cause ? isAway(cause) : false);
}

/**
 * Runs checks one after another and yields each result. Other errors than violations count as failures. A check whose
 * dependency failed is skipped and names it. If the server is unreachable, the run ends.
 */
export async function* findings(checks: readonly Check[], partner: TestedPartner): AsyncGenerator<Finding> {
  const { transport, last } = recorded(partner);
  /** Violated rules with the rule that caused them. */
  const causes = new Map<string, string>();
  let away: string | undefined;
  for (const { name, needs = [], run } of checks) {
    const cause = away ?? needs.map((one) => causes.get(one)).find((one) => one !== undefined);
    if (cause !== undefined) {
      causes.set(name, cause);
      yield { name, outcome: 'notTried', reason: `because of "${cause}"` };
      continue;
    }
    const exchanged = last();
    try {
      await run({ ...partner, transport });
      yield { name, outcome: 'ok' };
    } catch (error) {
      const reason = reasonOf(error);
      if (error instanceof NotTried) {
        yield { name, outcome: 'notTried', reason };
        continue;
      }
      causes.set(name, name);
      if (isAway(error)) away = name;
      const found = await exchanged();
      yield { name, outcome: 'failed', reason, ...(found && { exchanged: found }) };
    }
  }
}
