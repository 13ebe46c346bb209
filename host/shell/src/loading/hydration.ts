/** The page around the parts of remotes, and the host's own page in it. */
export const shellPart = 'shell';
export const hostPagePart = 'page';

/** A page whose parts do not all come is taken as whole after this time, ms. */
const longest = 5000;

/**
 * The parts of a page that a server has rendered, until the browser has taken them over. What this browser has kept of a player is shown
 * after that: a part that comes later would not be what the server drew.
 */
export class Hydration {
  /** Resolves when every part is taken over, or too much time has gone by. */
  readonly done: Promise<void>;
  #open: Set<string>;
  #resolve: () => void = () => undefined;

  constructor(parts: readonly string[]) {
    this.#open = new Set(parts);
    this.done = new Promise((resolve) => (this.#resolve = resolve));
    if (parts.length === 0) this.#resolve();
    else setTimeout(this.#resolve, longest);
  }

  /** Says that a part is the browser's now. */
  take(part: string): void {
    if (this.#open.delete(part) && this.#open.size === 0) this.#resolve();
  }
}
