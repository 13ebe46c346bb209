import { settle } from '../../../../../play/src/scene';
import type { SlotMath } from '../math';
import { REELS } from '../symbols';

interface Reel {
  /** Position on the strip, in symbols; increases as the reel turns down. */
  at: number;
  from: number;
  to: number;
  /** When it began to stop, and when it is at rest; 0 while it spins. */
  stopping: number;
  resting: number;
}

const speed = 0.026;
const stopTime = 620;
const stagger = 190;

/** The five reels as numbers: spinning, stopping one after another, resting. Times are `performance.now()`. */
export class Reels {
  readonly list: Reel[];
  #spinning = false;
  #last = 0;

  constructor(private readonly math: SlotMath) {
    this.list = math.strips.map((strip, reel) => ({
      at: (reel * 7 + 3) % strip.length,
      from: 0,
      to: 0,
      stopping: 0,
      resting: 0,
    }));
  }

  get moving(): boolean {
    return this.#spinning;
  }

  /** How blurred a reel looks, 0 to 1. */
  blur(reel: number, now: number): number {
    const one = this.list[reel];
    if (!this.#spinning || !one) return 0;
    if (!one.stopping || now < one.stopping) return 1;
    return Math.max(0, 1 - (now - one.stopping) / (stopTime * 0.45));
  }

  spin(): void {
    this.#spinning = true;
    this.#last = performance.now();
    for (const reel of this.list) reel.stopping = reel.resting = 0;
  }

  /** Stops the reels at these positions, the first one after `lead` ms; returns the time until all are at rest. */
  stop(stops: readonly number[], lead: number): number {
    const now = performance.now();
    for (const [index, reel] of this.list.entries()) {
      reel.stopping = now + lead + index * stagger;
      reel.resting = reel.stopping + stopTime;
      reel.to = stops[index] ?? 0;
    }
    return lead + (REELS - 1) * stagger + stopTime;
  }

  /** Moves to a position without animation. */
  place(stops: readonly number[]): void {
    this.#spinning = false;
    for (const [index, reel] of this.list.entries()) reel.at = stops[index] ?? 0;
  }

  step(now: number): void {
    const passed = Math.min(50, now - this.#last);
    this.#last = now;
    if (!this.#spinning) return;
    let resting = 0;
    for (const [index, reel] of this.list.entries()) {
      const length = this.math.strips[index]?.length ?? 1;
      if (!reel.stopping || now < reel.stopping) {
        // Turning down brings symbols above into view, so the position decreases.
        reel.at -= passed * speed;
        reel.from = 0;
        continue;
      }
      if (reel.from === 0) reel.from = 9;
      const part = (now - reel.stopping) / stopTime;
      reel.at = reel.to + reel.from * (1 - settle(part));
      if (part >= 1) {
        reel.at = reel.to;
        resting++;
      }
      reel.at = ((reel.at % length) + length) % length;
    }
    if (resting === REELS) this.#spinning = false;
  }
}
