import type { Transport } from '../signing/signedClient';
import type { Keys } from '../signing/signing';
import { type Exchanged, recorded } from './recorded';

/** A partner's server that is put to the test. */
export interface TestedPartner {
  /** Where its protocol begins, without a slash at the end. */
  url: string;
  /** One or two that it should accept. */
  keys: Keys;
  transport: Transport;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long an answer may take, ms. */
  timeout: number;
}

/** A rule that a partner's server does not keep; the message says what it did instead. */
export class Violation extends Error {}

/** A check that cannot be made; the message says what for. */
export class NotTried extends Error {}

/** One rule of a protocol. */
export interface Check {
  /** The rule, as a fact. */
  name: string;
  /** Names of rules without which this one cannot be kept: it is not tried where one of them is broken. */
  needs?: readonly string[];
  /** Throws a Violation or NotTried. */
  run(partner: TestedPartner): Promise<void>;
}

/** What came of a check; of a broken rule also what was asked last, and what the server answered. */
export interface Finding {
  name: string;
  outcome: 'ok' | 'failed' | 'notTried';
  reason?: string;
  exchanged?: Exchanged;
}

/** Rules, all of which need the first one beside what they say themselves. */
export function afterFirst<One extends { name: string; needs?: readonly string[] }>(rules: readonly One[]): One[] {
  const [first] = rules;
  return rules.map((rule) => (rule === first ? rule : { ...rule, needs: [first?.name ?? '', ...(rule.needs ?? [])] }));
}

/** What went wrong, with what lies behind it: `fetch failed: connect ECONNREFUSED …`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && cause.message ? `${message}: ${reasonOf(cause)}` : message;
}

/** Whether nobody is there to answer: the same for each rule. */
function isAway(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(code)) || (cause ? isAway(cause) : false);
}

/**
 * Makes checks one after the other, and gives each finding as soon as there is one. Other faults than violations count
 * as failed, too. A check that needs what is broken is not made: it names the rule that is the cause. Once nobody
 * answers, no further one is made.
 */
export async function* findings(checks: readonly Check[], partner: TestedPartner): AsyncGenerator<Finding> {
  const { transport, last } = recorded(partner);
  /** The rule that is the cause, by the names of those that were not kept. */
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
