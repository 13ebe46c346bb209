import { type BackendLink, within } from './backendLink';

/** Timeout of the readiness check, ms: load balancers wait two seconds for the edge. */
const readyTimeout = 1000;

/** Interval of readiness checks while the backend is unavailable, and shortest interval of repeated checks, ms. */
const askEvery = 500;

/** How long a positive answer is trusted, ms. */
const believedFor = 1000;

/**
 * Tracks in one place whether the backend is available: failed calls are reported here, and one check at a time finds
 * out, not one per visitor. While unavailable, the backend is checked until it recovers, even without visitors.
 */
export class BackendWatch {
  #isAway = false;
  #backAt = 0;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<boolean> | undefined;

  /** @param changed called when the backend becomes unavailable and when it has recovered */
  constructor(
    readonly link: BackendLink,
    readonly changed: (isAway: boolean) => void = () => {},
  ) {}

  /** Whether the backend is unavailable: calls should then not be attempted. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /**
   * When it last recovered, by `performance.now()`, which is monotonic; 0 if it was never unavailable. Older data
   * should be requested again.
   */
  get backAt(): number {
    return this.#backAt;
  }

  /** Returns whether the backend is unavailable; checks at most once per second. Never rejects. */
  async check(): Promise<boolean> {
    const isKnown = this.#isAway || performance.now() - this.#askedAt < believedFor;
    return isKnown && !this.#asking ? this.#isAway : this.doubt();
  }

  /** Checks now, because a call failed; concurrent callers share the check. Never rejects. */
  doubt(): Promise<boolean> {
    if (this.#isAway) return Promise.resolve(true);
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #ask(): Promise<boolean> {
    const isAway = !(await isReady(this.link));
    this.#askedAt = performance.now();
    if (isAway) setTimeout(() => void this.#ask(), askEvery).unref();
    if (isAway === this.#isAway) return isAway;
    this.#isAway = isAway;
    if (!isAway) this.#backAt = performance.now();
    this.changed(isAway);
    return isAway;
  }
}

/** A backend without `/readyz` counts as ready if it answers; other content than JSON is not a backend's answer. */
async function isReady(link: BackendLink): Promise<boolean> {
  const asked = async (signal: AbortSignal | null = null) => {
    const answer = await link.fetch(new Request('http://localhost/readyz', { signal }));
    if (!answer.ok) return answer.status < 500;
    return typeof (await answer.json()) === 'object';
  };
  return within(link, readyTimeout, asked).catch(() => false);
}
