import { type BackendLink, within } from './backendLink';

/** How long the backend may take to say that it is ready, ms: balancers that ask the edge wait two seconds. */
const readyTimeout = 1000;

/** How often a backend that is away is asked whether it is back, and most often one whose word is doubted, ms. */
const askEvery = 500;

/** How long the backend's word that it is ready is believed, ms. */
const believedFor = 1000;

/**
 * Whether the backend is there, known in one place: whoever gets no answer says so here, and one question at a time
 * finds out, not one for each visitor. A backend that is away is asked again until it is back, whether anybody visits
 * or not.
 */
export class BackendWatch {
  #isAway = false;
  #backAt = 0;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<boolean> | undefined;

  /** @param changed is called when the backend goes and when it is back */
  constructor(
    readonly link: BackendLink,
    readonly changed: (isAway: boolean) => void = () => {},
  ) {}

  /** Whether the backend gives no answers: then nobody should wait for one. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /**
   * When it came back last, by `performance.now()`, which nobody sets; 0 when it was never away. What was known before
   * is to be asked again.
   */
  get backAt(): number {
    return this.#backAt;
  }

  /** Finds out whether the backend is away; asks at most once in a second. Never rejects. */
  async check(): Promise<boolean> {
    const isKnown = this.#isAway || performance.now() - this.#askedAt < believedFor;
    return isKnown && !this.#asking ? this.#isAway : this.doubt();
  }

  /**
   * Finds out now, because a call had no answer; whoever doubts at the same time shares the question. Never rejects.
   */
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

/**
 * A backend that has no `/readyz` answers, and that is enough; anything but JSON where it should be is not a backend's
 * answer.
 */
async function isReady(link: BackendLink): Promise<boolean> {
  const asked = async (signal: AbortSignal | null = null) => {
    const answer = await link.fetch(new Request('http://localhost/readyz', { signal }));
    if (!answer.ok) return answer.status < 500;
    return typeof (await answer.json()) === 'object';
  };
  return within(link, readyTimeout, asked).catch(() => false);
}
