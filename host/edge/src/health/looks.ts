import type { VersionName } from '@marquee/federation-release/health/attribution';
import { healthRules } from '@marquee/federation-release/health/rules';
import type { LookResult } from '@marquee/federation-release/run/lookResult';

const { most, perVersion } = healthRules.look;

/** An hour, ms. */
const hour = 3600_000;

/** When an edge looks at versions itself: one at a time, and so often that no crowd keeps it busy. */
export class Looks {
  #begun: { name: string; at: number }[] = [];
  #isLooking = false;

  constructor(
    readonly look: (version: VersionName) => Promise<LookResult>,
    readonly now: () => number,
    readonly after: number = healthRules.look.after,
  ) {}

  /** Looks at a version if it is still `wanted` after a while; null if not, or if enough was looked at. */
  async at(version: VersionName, wanted: () => boolean): Promise<LookResult | null> {
    const name = `${version.remote}@${version.version}`;
    this.#begun = this.#begun.filter(({ at }) => this.now() - at < hour);
    const own = this.#begun.filter((one) => one.name === name);
    if (this.#isLooking || this.#begun.length >= most || own.length >= perVersion) return null;
    this.#isLooking = true;
    try {
      await new Promise((done) => setTimeout(done, this.after).unref());
      if (!wanted()) return null;
      this.#begun.push({ name, at: this.now() });
      return await this.look(version);
    } finally {
      this.#isLooking = false;
    }
  }
}
