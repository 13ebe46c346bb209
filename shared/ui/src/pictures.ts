/** Width of the small picture that stands in for one that is still on its way (R9.22), px. */
export const placeholderWidth = 32;

/** How long after the last change of its size a picture chooses its file anew (R9.23), ms. */
export const resizeDebounce = 500;

/** Widths that files are asked for in: few enough to be kept by caches, px. */
const widths = [320, 480, 640, 960, 1280, 1920, 2560] as const;

const mark = '[width]';

/**
 * The file of a picture for a place `width` CSS px wide on a screen of `density` device px per CSS px. An address with
 * `[width]` in it is a family of files, as image services have them; one without is the same file in every size.
 */
export function fileFor(address: string, width: number, density: number): string {
  if (!address.includes(mark)) return address;
  const wanted = width * density;
  return address.replaceAll(mark, String(widths.find((step) => step >= wanted) ?? widths[widths.length - 1]));
}

/** The small stand-in of a picture; null where there is a single file. */
export function placeholderOf(address: string): string | null {
  return address.includes(mark) ? address.replaceAll(mark, String(placeholderWidth)) : null;
}

/** Timers; the page's own unless a test passes others. */
export interface Timers {
  set: (callback: () => void, milliseconds: number) => unknown;
  clear: (handle: unknown) => void;
}

const pageTimers: Timers = {
  set: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clear: (handle) => clearTimeout(handle as number),
};

/** Does something once, a while after it was last asked for. */
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
