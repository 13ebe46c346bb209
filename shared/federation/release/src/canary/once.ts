import type { VisitorKeys } from '../health/tally';
import { canaryRules } from './rules';

/** The arm of a visitor: who gets the canary, and everybody else. */
export type ArmName = 'canary' | 'live';

/** Distinct visitors of an arm, and their networks. */
export interface Counts {
  visitors: number;
  networks: number;
}

/**
 * Visitors of both arms, each once, with the arm of their first sign. Of a network no more than `perNetwork` count, of
 * both arms together: either arm's crowds count alike.
 */
export class Once {
  readonly #visitors = new Set<string>();
  readonly #ofNetwork = new Map<string, number>();
  readonly #arms = {
    canary: { visitors: 0, networks: new Set<string>() },
    live: { visitors: 0, networks: new Set<string>() },
  };

  constructor(readonly perNetwork = Number.POSITIVE_INFINITY) {}

  /** Returns whether the visitor counts and is new. */
  add(arm: ArmName, { session, network }: VisitorKeys): boolean {
    const others = this.#ofNetwork.get(network) ?? 0;
    const isFull = this.#visitors.size >= canaryRules.remembered;
    if (isFull || this.#visitors.has(session) || others >= this.perNetwork) return false;
    this.#visitors.add(session);
    this.#ofNetwork.set(network, others + 1);
    this.#arms[arm].visitors++;
    this.#arms[arm].networks.add(network);
    return true;
  }

  of(arm: ArmName): Counts {
    const { visitors, networks } = this.#arms[arm];
    return { visitors, networks: networks.size };
  }
}
