/** R9.05: a route transition waits at most this long for the new page before its skeleton is shown, ms. */
const waitMilliseconds = 100;

/** Keeps the old page until the new one can be rendered, at most 100 ms (R2.43). The latest transition wins. */
export class Transitions {
  #latest = 0;

  constructor(
    readonly later: (work: () => void, milliseconds: number) => unknown = (...timer) => setTimeout(...timer),
  ) {}

  /** Shows a page after `pending`; at once if nothing is pending. */
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
      // A page that failed to load is shown, too: its place shows the error.
      pending.then(showOnce, showOnce);
    }
  }
}
