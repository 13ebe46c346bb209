import type { VisitorKeys } from '../health/tally';
import type { CanaryCase, FewerCase } from './judge';
import { type ArmName, type Counts, Once } from './once';
import { canaryRules, type Doing, doings } from './rules';

/** What is counted of visitors: they were given their version, their page ran it, it failed, or they did something. */
export type Sign = 'seen' | 'ran' | 'failed' | Doing;

/** Distinct visitors of an arm, those with failures, and their networks. */
export interface ArmCounts {
  visitors: number;
  failed: number;
  networks: number;
}

/** What is counted of one canary release since it has its share. */
export class Arms {
  readonly #seen = { canary: new Once(), live: new Once() };
  readonly #signs = Object.fromEntries(
    (['ran', 'failed', ...doings] as const).map((sign) => [sign, new Once(canaryRules.perNetwork)]),
  ) as Record<Exclude<Sign, 'seen'>, Once>;

  /** @param share the part of the visitors that gets the canary, 0 to 1 */
  constructor(readonly share: number) {}

  /** Returns whether this is new. */
  add(sign: Sign, arm: ArmName, visitor: VisitorKeys): boolean {
    return sign === 'seen' ? this.#seen[arm].add(arm, visitor) : this.#signs[sign].add(arm, visitor);
  }

  /** Visitors whose pages run the canary. */
  get ran(): Counts {
    return this.#signs.ran.of('canary');
  }

  counts(arm: ArmName): ArmCounts {
    const { visitors: failed, networks } = this.#signs.failed.of(arm);
    return { visitors: this.#seen[arm].of(arm).visitors, failed, networks };
  }

  /** Visitors of an arm who did something. */
  did(doing: Doing, arm: ArmName): Counts {
    return this.#signs[doing].of(arm);
  }

  get case(): CanaryCase {
    const { failed: canary, networks } = this.counts('canary');
    return { share: this.share, canary, live: this.counts('live').failed, networks };
  }

  /** What is known of how many did something. */
  fewer(doing: Doing): FewerCase {
    const [canary, live] = [this.did(doing, 'canary'), this.did(doing, 'live')];
    return { share: this.share, canary: canary.visitors, live: live.visitors, networks: live.networks };
  }
}
