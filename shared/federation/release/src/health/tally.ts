import type { HealthCounts } from './judge';
import { healthRules } from './rules';

/** A visitor, by hashes that cannot be traced back. */
export interface VisitorKeys {
  session: string;
  network: string;
}

interface Seen {
  network: string;
  /** Last sign, and last failure (or none), ms. */
  at: number;
  failedAt: number;
}

const never = Number.NEGATIVE_INFINITY;

/**
 * The visitors of one version within the window. Of a network the first ones count, whether it fails for them or not:
 * so one address with many browsers is no crowd, and memory is bounded by networks.
 */
export class Tally {
  /** By last sign, oldest first. */
  readonly #seen = new Map<string, Seen>();
  readonly #networks = new Map<string, { visitors: number; failed: number }>();
  #failed = 0;
  #failedNetworks = 0;
  /** Those who left the window. */
  readonly #before = { visitors: 0, failed: 0 };

  constructor(readonly perNetwork: number = healthRules.perNetwork) {}

  /** The visitor has the version. Returns false if their network has its share already. */
  see({ session, network }: VisitorKeys, now: number): boolean {
    this.#forget(now);
    const known = this.#seen.get(session);
    const shared = this.#networks.get(known?.network ?? network) ?? { visitors: 0, failed: 0 };
    if (!known && shared.visitors >= this.perNetwork) return false;
    const seen = known ?? { network, at: now, failedAt: never };
    if (!known) this.#networks.set(network, { ...shared, visitors: shared.visitors + 1 });
    if (now - seen.failedAt > healthRules.window) this.#mark(seen, never);
    seen.at = now;
    this.#seen.delete(session);
    this.#seen.set(session, seen);
    return true;
  }

  /** The version failed for the visitor. */
  fail(visitor: VisitorKeys, now: number): void {
    if (!this.see(visitor, now)) return;
    const seen = this.#seen.get(visitor.session);
    if (seen) this.#mark(seen, now);
  }

  counts(now: number): HealthCounts {
    this.#forget(now);
    return { visitors: this.#seen.size, failed: this.#failed, networks: this.#failedNetworks };
  }

  /** Everybody since the beginning, in the window or not. */
  get all(): Pick<HealthCounts, 'visitors' | 'failed'> {
    return { visitors: this.#before.visitors + this.#seen.size, failed: this.#before.failed + this.#failed };
  }

  #mark(seen: Seen, failedAt: number): void {
    const change = Number(failedAt !== never) - Number(seen.failedAt !== never);
    seen.failedAt = failedAt;
    const network = this.#networks.get(seen.network);
    if (change === 0 || !network) return;
    if (change > 0 && network.failed === 0) this.#failedNetworks++;
    network.failed += change;
    if (change < 0 && network.failed === 0) this.#failedNetworks--;
    this.#failed += change;
  }

  #forget(now: number): void {
    for (const [session, seen] of this.#seen) {
      if (now - seen.at <= healthRules.window) return;
      this.#before.visitors++;
      if (seen.failedAt !== never) this.#before.failed++;
      this.#mark(seen, never);
      this.#seen.delete(session);
      const network = this.#networks.get(seen.network);
      if (network && --network.visitors === 0) this.#networks.delete(seen.network);
    }
  }
}
