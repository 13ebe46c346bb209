/** Identifies the answer to the latest request: answers may arrive in any order. */
export class LatestRequest {
  #asked = 0;

  /** Starts a request, which outdates earlier ones. Returns a function that tells whether it is still the latest. */
  ask(): () => boolean {
    const asked = ++this.#asked;
    return () => asked === this.#asked;
  }

  /** Outdates pending requests: the state is known from elsewhere. */
  outdate(): void {
    this.#asked++;
  }
}
