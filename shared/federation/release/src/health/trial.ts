import { healthRules } from './rules';
import type { VisitorKeys } from './tally';

const { trial, perNetwork } = healthRules;

/** The first visitors of a version, until it is proven. */
export class Trial {
  readonly #sessions = new Set<string>();
  readonly #networks = new Map<string, number>();
  readonly #failed = new Set<string>();
  #since: number | undefined;

  /** The visitor uses the version. */
  use({ session, network }: VisitorKeys, now: number): void {
    this.#since ??= now;
    const others = this.#networks.get(network) ?? 0;
    if (this.#sessions.size >= trial.visitors && this.#networks.size >= trial.networks) return;
    if (this.#sessions.has(session) || others >= perNetwork) return;
    this.#sessions.add(session);
    this.#networks.set(network, others + 1);
  }

  /** The version failed for the visitor. Too many make it begin anew. */
  fail({ session }: VisitorKeys): void {
    this.#failed.add(session);
    if (this.#failed.size <= trial.share * Math.max(trial.visitors, this.#sessions.size)) return;
    for (const all of [this.#sessions, this.#networks, this.#failed]) all.clear();
    this.#since = undefined;
  }

  isPassed(now: number): boolean {
    return (
      this.#sessions.size >= trial.visitors &&
      this.#networks.size >= trial.networks &&
      now - (this.#since ?? now) >= trial.time
    );
  }
}
