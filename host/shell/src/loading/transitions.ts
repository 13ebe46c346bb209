/** R9.05: a route transition waits at most this long for the new page before it shows its skeleton, ms. */
const waitMilliseconds = 100;

/** Holds the old page back until the new one can be drawn, at most 100 ms (R2.43). The latest transition wins. */
export class Transitions {
  #latest = 0;

  constructor(
    readonly later: (work: () => void, milliseconds: number) => unknown = (...timer) => setTimeout(...timer),
  ) {}

  /** Shows a page that waits for `pending`; at once where nothing is pending. */
  begin(pending: Promise<unknown> | null, show: () => void): void {
    this.#latest += 1;
    const turn = this.#latest;
    const showOnce = () => {
      if (turn !== this.#latest) return;
      this.#latest += 1;
      show();
    };
    if (!pending) showOnce();
    else {
      this.later(showOnce, waitMilliseconds);
      // A page that cannot be had is shown, too: its place says so.
      pending.then(showOnce, showOnce);
    }
  }
}
