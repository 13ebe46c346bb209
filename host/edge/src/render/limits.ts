import type { RendererLimits } from '@marquee/page/rendering';

/** What rendering may cost. Times in ms, memory in bytes. */
export interface RenderLimits extends RendererLimits {
  /** After this time what a page still waits for is left to the browser; what runs goes on. */
  waiting: number;
  /** A visitor waits no longer than this, whatever becomes of the page. */
  answer: number;
  /** The same for a page that is made again while another one is given: nobody waits for it. */
  remake: number;
  /** The heap of a process, MiB. */
  heap: number;
  /** Pages that wait for a process at once; at most half of them are such that nobody waits for. */
  queue: number;
}

/**
 * A page takes 8–16 ms of processor time, and some 100 the first time. Limits that end a process are in its own
 * processor time, which is the same however busy the machine is; those by the clock (`waiting`, `answer`) only leave
 * more to the browser. `remake` is three tries, each of which may do nothing for `silence`.
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
