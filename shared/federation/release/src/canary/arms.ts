import type { VisitorKeys } from '../health/tally';
import type { CanaryCase } from './judge';
import { canaryRules } from './rules';

/** The arm of a visitor: who gets the canary, and everybody else. */
export type ArmName = 'canary' | 'live';

/** Distinct visitors of an arm, those with failures, and their networks. */
export interface ArmCounts {
  visitors: number;
  failed: number;
  networks: number;
}

class Arm {
  readonly visitors = new Set<string>();
  readonly networks = new Set<string>();
  failed = 0;

  see(session: string): void {
    if (this.visitors.size < canaryRules.remembered) this.visitors.add(session);
  }

  get counts(): ArmCounts {
    return { visitors: this.visitors.size, failed: this.failed, networks: this.networks.size };
  }
}

/** What is counted of one canary release since it has its share. */
export class Arms {
  readonly #arms = { canary: new Arm(), live: new Arm() };
  /** Visitors with failures, and how many of each network: of both arms, as either arm's crowds count alike. */
  readonly #failed = new Set<string>();
  readonly #networks = new Map<string, number>();
  /** Visitors whose pages run the canary, and how many of each network. */
  readonly #ran = new Set<string>();
  readonly #ranIn = new Map<string, number>();

  /** @param share the part of the visitors that gets the canary, 0 to 1 */
  constructor(readonly share: number) {}

  see(arm: ArmName, { session }: VisitorKeys): void {
    this.#arms[arm].see(session);
  }

  /** The visitor's page runs the canary. */
  run({ session, network }: VisitorKeys): void {
    const others = this.#ranIn.get(network) ?? 0;
    const isFull = this.#ran.size >= canaryRules.remembered;
    if (isFull || this.#ran.has(session) || others >= canaryRules.perNetwork) return;
    this.#ran.add(session);
    this.#ranIn.set(network, others + 1);
  }

  get ran(): { visitors: number; networks: number } {
    return { visitors: this.#ran.size, networks: this.#ranIn.size };
  }

  /** The arm's version failed for the visitor. Each counts once, with the arm of their first failure. */
  fail(arm: ArmName, visitor: VisitorKeys): void {
    const { session, network } = visitor;
    this.see(arm, visitor);
    const others = this.#networks.get(network) ?? 0;
    const isFull = this.#failed.size >= canaryRules.remembered;
    if (isFull || this.#failed.has(session) || others >= canaryRules.perNetwork) return;
    this.#failed.add(session);
    this.#networks.set(network, others + 1);
    this.#arms[arm].failed++;
    this.#arms[arm].networks.add(network);
  }

  counts(arm: ArmName): ArmCounts {
    return this.#arms[arm].counts;
  }

  get case(): CanaryCase {
    const { canary, live } = this.#arms;
    return { share: this.share, canary: canary.failed, live: live.failed, networks: canary.networks.size };
  }
}
