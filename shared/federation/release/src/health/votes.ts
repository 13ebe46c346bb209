import type { HealthCounts } from './judge';
import { healthRules } from './rules';
import type { VisitorKeys } from './tally';

/** The visitors of a live version on a day, each once, and of a network no more than `perNetwork`, failing or not. */
export class Votes {
  readonly #hasFailed = new Map<string, boolean>();
  readonly #ofNetwork = new Map<string, number>();
  readonly #networks = new Set<string>();
  #failed = 0;

  /** The visitor has the version. Returns whether they count and are new. */
  see({ session, network }: VisitorKeys): boolean {
    const others = this.#ofNetwork.get(network) ?? 0;
    const isFull = this.#hasFailed.size >= healthRules.before.remembered || others >= healthRules.perNetwork;
    if (isFull || this.#hasFailed.has(session)) return false;
    this.#hasFailed.set(session, false);
    this.#ofNetwork.set(network, others + 1);
    return true;
  }

  /** The version failed for a visitor who was seen. Returns whether that is new. */
  fail({ session, network }: VisitorKeys): boolean {
    if (this.#hasFailed.get(session) !== false) return false;
    this.#hasFailed.set(session, true);
    this.#networks.add(network);
    this.#failed++;
    return true;
  }

  get counts(): HealthCounts {
    return { visitors: this.#hasFailed.size, failed: this.#failed, networks: this.#networks.size };
  }
}
