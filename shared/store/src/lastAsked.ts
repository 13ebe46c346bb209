/** Tells the answer to the last question from answers to older ones: they may come in any order. */
export class LastAsked {
  #asked = 0;

  /** Asks: what was asked before is outdated. Returns whether this is still the last question. */
  ask(): () => boolean {
    const asked = ++this.#asked;
    return () => asked === this.#asked;
  }

  /** What is on its way is outdated: the state is known from elsewhere. */
  outdate(): void {
    this.#asked++;
  }
}
