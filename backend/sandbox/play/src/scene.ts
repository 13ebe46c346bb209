import { make, reducedMotion } from './dom';

/** A rectangle in CSS pixels, from the current origin. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/**
 * A canvas that fills its parent, sharp at any pixel density. It draws only while something moves, and nothing while
 * its parent has no size, as in a page that is being left.
 */
export class Scene {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  width = 0;
  height = 0;
  #ratio = 1;
  #frame = 0;
  #isEmpty = false;
  readonly #stamps = new Map<string, HTMLCanvasElement>();

  /**
   * `label` names the picture for screen readers; without one it is decoration. `draw` paints one frame in CSS pixels
   * and returns whether another must follow. Its `now` is `performance.now()`, because a frame's own timestamp may be
   * earlier than the event it shows.
   */
  constructor(
    host: HTMLElement,
    label: string,
    private readonly draw: (scene: Scene, now: number) => boolean,
  ) {
    const attributes: Record<string, string> = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
    this.canvas = make('canvas', { class: 'scene', attributes });
    const context = this.canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas');
    this.context = context;
    host.append(this.canvas);
    new ResizeObserver(() => this.#resize()).observe(host);
    this.#resize();
  }

  /** Starts drawing; it stops by itself. */
  wake(): void {
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  /**
   * Draws a picture that does not change: `paint` draws it once at this size of the canvas, each frame copies it.
   * Gradients, text and curves drawn in each frame cost a phone its frame rate. `key` names all that it depends on.
   */
  stamp(key: string, [x, y, width, height]: Area, paint: (context: CanvasRenderingContext2D) => void): void {
    const ratio = this.#ratio;
    let stamp = this.#stamps.get(key);
    if (!stamp) {
      stamp = make('canvas');
      stamp.width = Math.max(1, Math.ceil(width * ratio));
      stamp.height = Math.max(1, Math.ceil(height * ratio));
      const context = stamp.getContext('2d');
      if (!context) return;
      context.scale(ratio, ratio);
      context.translate(-x, -y);
      paint(context);
      this.#stamps.set(key, stamp);
    }
    this.context.drawImage(stamp, x, y, stamp.width / ratio, stamp.height / ratio);
  }

  /** Has a stamp painted anew. */
  forget(key: string): void {
    this.#stamps.delete(key);
  }

  /** The nearest place on a pixel of the canvas: a stamp there is copied, between pixels it is computed anew. */
  snap(place: number): number {
    return Math.round(place * this.#ratio) / this.#ratio;
  }

  #resize(): void {
    const box = this.canvas.parentElement?.getBoundingClientRect();
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    this.#isEmpty = !box?.width || !box.height;
    this.#ratio = ratio;
    this.#stamps.clear();
    this.width = Math.max(1, Math.floor(box?.width ?? 1));
    this.height = Math.max(1, Math.floor(box?.height ?? 1));
    this.canvas.width = this.width * ratio;
    this.canvas.height = this.height * ratio;
    this.canvas.style.width = `${this.width}px`;
    this.canvas.style.height = `${this.height}px`;
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.wake();
  }

  #paint(): void {
    this.#frame = 0;
    if (this.#isEmpty) return;
    this.context.clearRect(0, 0, this.width, this.height);
    if (this.draw(this, performance.now())) this.wake();
  }
}

/** Eases from 0 to 1, fast first. */
export const easeOut = (x: number) => 1 - (1 - Math.min(1, Math.max(0, x))) ** 3;

/** Eases from 0 to 1 with a small overshoot. */
export function settle(x: number): number {
  const at = Math.min(1, Math.max(0, x)) - 1;
  return 1 + 2.1 * at ** 3 + 1.1 * at ** 2;
}

/** Runs `step` with 0…1 over a time, once per frame; with reduced motion it jumps to 1. */
export function animate(ms: number, step: (part: number) => void): Promise<void> {
  if (reducedMotion()) {
    step(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const start = performance.now();
    const tick = (now: number) => {
      // A frame's timestamp may be earlier than the call that requested it.
      const part = Math.min(1, Math.max(0, (now - start) / ms));
      step(part);
      if (part < 1) requestAnimationFrame(tick);
      else resolve();
    };
    requestAnimationFrame(tick);
  });
}

/** A rounded rectangle as a path. */
export function roundRect(c: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, r: number): void {
  c.beginPath();
  c.roundRect(x, y, w, h, r);
}

/** A vertical gradient. */
export function down(c: CanvasRenderingContext2D, y0: number, y1: number, ...colours: string[]): CanvasGradient {
  const gradient = c.createLinearGradient(0, y0, 0, y1);
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / Math.max(1, colours.length - 1), colour);
  return gradient;
}
