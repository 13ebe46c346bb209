/** Width of the placeholder picture shown while loading (R9.22), px. */
export const placeholderWidth = 32;

/** Debounce after a change of size before choosing another file (R9.23), ms. */
export const resizeDebounce = 500;

/** Requested widths: few enough for caches, px. */
const widths = [320, 480, 640, 960, 1280, 1920, 2560] as const;

const mark = '[width]';

/**
 * The file of a picture displayed `width` CSS px wide at `density` device px per CSS px. A URL with `[width]` is a
 * family of files, as in image services; one without is the same file at every size.
 */
export function fileFor(address: string, width: number, density: number): string {
  if (!address.includes(mark)) return address;
  const wanted = width * density;
  return address.replaceAll(mark, String(widths.find((step) => step >= wanted) ?? widths[widths.length - 1]));
}

/** The placeholder of a picture; null for a single file. */
export function placeholderOf(address: string): string | null {
  return address.includes(mark) ? address.replaceAll(mark, String(placeholderWidth)) : null;
}

/** Timers; the page's own by default. */
export interface Timers {
  set: (callback: () => void, milliseconds: number) => unknown;
  clear: (handle: unknown) => void;
}

const pageTimers: Timers = {
  set: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clear: (handle) => clearTimeout(handle as number),
};

/** A debounced function. */
export class Debounced {
  #work: () => void;
  #milliseconds: number;
  #timers: Timers;
  #handle: unknown;

  constructor(work: () => void, milliseconds: number, timers: Timers = pageTimers) {
    this.#work = work;
    this.#milliseconds = milliseconds;
    this.#timers = timers;
  }

  ask(): void {
    this.cancel();
    this.#handle = this.#timers.set(this.#work, this.#milliseconds);
  }

  cancel(): void {
    this.#timers.clear(this.#handle);
  }
}
