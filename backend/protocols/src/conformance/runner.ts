import type { Transport } from '../signing/signedClient';
import type { Keys } from '../signing/signing';

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
  /** Throws a Violation or NotTried. */
  run(partner: TestedPartner): Promise<void>;
}

/** What came of a check. */
export interface Finding {
  name: string;
  outcome: 'ok' | 'failed' | 'notTried';
  reason?: string;
}

/** Makes checks one after the other, and gives each finding as soon as there is one. Other faults than violations count as failed, too. */
export async function* findings(checks: readonly Check[], partner: TestedPartner): AsyncGenerator<Finding> {
  for (const { name, run } of checks) {
    try {
      await run(partner);
      yield { name, outcome: 'ok' };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      yield { name, outcome: error instanceof NotTried ? 'notTried' : 'failed', reason };
    }
  }
}
