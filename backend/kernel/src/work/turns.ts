/** How much of one kind of work is done at once. */
export interface TurnLimits {
  /** Works at once, of all together. */
  atOnce: number;
  /** Works at once of one caller. */
  each: number;
  /** Works of one caller that wait. */
  waiting: number;
  /** Works that wait, of all callers together. */
  allWaiting: number;
}

/**
 * Lets work that costs much be done a few at a time, callers by turns, and one begun only after the process has looked at what else came in: so what costs
 * little waits for a few works, never for all that somebody asked for. Nothing is refused here: ask `hasRoom` first.
 */
export class Turns {
  /** Who waits, in the order of their turns, with what. */
  readonly #lines = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #busy = 0;
  #waiting = 0;
  #isLooking = false;

  constructor(private readonly limits: TurnLimits) {}

  /** Whether a caller may have one more work wait. */
  hasRoom(caller: string): boolean {
    const { waiting, allWaiting } = this.limits;
    return this.#waiting < allWaiting && (this.#lines.get(caller)?.length ?? 0) < waiting;
  }

  /** Does a work when it is its caller's turn. Resolves and rejects as it does. */
  run<Made>(caller: string, work: () => Promise<Made>): Promise<Made> {
    return new Promise<Made>((resolve, reject) => {
      const line = this.#lines.get(caller) ?? [];
      line.push(() => {
        Promise.resolve()
          .then(work)
          .then(resolve, reject)
          .finally(() => this.#ended(caller));
      });
      this.#lines.set(caller, line);
      this.#waiting += 1;
      this.#look();
    });
  }

  #ended(caller: string): void {
    this.#busy -= 1;
    const left = (this.#running.get(caller) ?? 1) - 1;
    if (left > 0) this.#running.set(caller, left);
    else this.#running.delete(caller);
    this.#look();
  }

  /** Begins one work in the next round of the event loop, where there is one that may begin. */
  #look(): void {
    if (this.#isLooking || this.#waiting === 0 || this.#busy >= this.limits.atOnce) return;
    this.#isLooking = true;
    setImmediate(() => {
      this.#isLooking = false;
      if (this.#begin()) this.#look();
    });
  }

  #begin(): boolean {
    for (const [caller, line] of this.#lines) {
      const running = this.#running.get(caller) ?? 0;
      if (running >= this.limits.each) continue;
      const start = line.shift();
      // Whoever had a turn goes to the end.
      this.#lines.delete(caller);
      if (line.length > 0) this.#lines.set(caller, line);
      if (!start) continue;
      this.#busy += 1;
      this.#waiting -= 1;
      this.#running.set(caller, running + 1);
      start();
      return true;
    }
    return false;
  }
}
