import type { RendererLimits } from '@marquee/page/rendering';

/** Limits of rendering. Times in ms, memory in bytes. */
export interface RenderLimits extends RendererLimits {
  /** After this time, parts that are still waiting are left to the browser; running code continues. */
  waiting: number;
  /** Timeout of a page for a visitor. */
  answer: number;
  /** Timeout of a revalidation, for which no visitor waits. */
  remake: number;
  /** The heap of a process, MiB. */
  heap: number;
  /** Most pages waiting for a process; revalidations may use half of the queue. */
  queue: number;
}

/**
 * A page takes 8–16 ms of CPU time, and some 100 the first time. Limits that kill a process are in its CPU time, which
 * does not depend on the machine's load; wall-clock limits (`waiting`, `answer`) only leave more to the browser.
 * `remake` allows three attempts, each of which may hang for `silence`.
 */
export const usualLimits: RenderLimits = {
  waiting: 150,
  processor: 500,
  silence: 5000,
  answer: 1500,
  remake: 15_000,
  heap: 128,
  memory: 256 * 2 ** 20,
  queue: 50,
};
