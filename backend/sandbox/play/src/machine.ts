import { make, reducedMotion } from './dom';
import { easeOut, roundRect, Scene } from './scene';
import type { Theme } from './theme';

const turn = Math.PI * 2;
/** Balls in the glass, and how long a drawn ball rolls to its place, ms. */
const inside = 24;
const roll = 140;

interface Drawn {
  number: number;
  hue: number;
  at: number;
}

/** A ball with its number, lit from above. */
function drawBall(c: CanvasRenderingContext2D, x: number, y: number, r: number, hue: number, text = ''): void {
  const shine = c.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r);
  shine.addColorStop(0, '#fff');
  shine.addColorStop(0.35, `hsl(${hue} 90% 66%)`);
  shine.addColorStop(1, `hsl(${hue} 85% 34%)`);
  c.fillStyle = shine;
  c.beginPath();
  c.arc(x, y, r, 0, turn);
  c.fill();
  if (!text) return;
  c.fillStyle = '#fff';
  c.beginPath();
  c.arc(x, y, r * 0.62, 0, turn);
  c.fill();
  c.fillStyle = '#16131f';
  c.font = `800 ${r * 0.78}px system-ui, sans-serif`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillText(text, x, y + r * 0.05);
}

/** A glass full of balls that are stirred while a draw runs, and the tube that the drawn ones roll into. */
export class DrawMachine {
  readonly node = make('div', { class: 'machine', attributes: { 'aria-hidden': 'true' } });
  readonly #scene: Scene;
  readonly #drawn: Drawn[] = [];
  #stirring = false;
  #stir = 0;
  #last = 0;

  constructor(private readonly theme: Theme) {
    this.#scene = new Scene(this.node, '', (scene, now) => this.#draw(scene, now));
  }

  /** Empties the tube and begins to stir. */
  start(): void {
    this.#drawn.length = 0;
    this.#stirring = !reducedMotion();
    this.#last = performance.now();
    this.#scene.wake();
  }

  /** A ball leaves the glass. */
  draw(number: number, hue: number): void {
    this.#drawn.unshift({ number, hue, at: performance.now() });
    this.#scene.wake();
  }

  /** The draw is over: the balls come to rest. */
  stop(): void {
    this.#stirring = false;
    this.#scene.wake();
  }

  #draw({ context: c, width, height }: Scene, now: number): boolean {
    const passed = Math.min(50, now - this.#last);
    this.#last = now;
    this.#stir = Math.max(0, Math.min(1, this.#stir + (this.#stirring ? passed : -passed) / 500));
    const r = height / 2 - 3;
    if (r < 8) return false;
    this.#tube(c, r * 2 + 2, width, height, now);
    this.#glass(r + 3, height / 2, r, now);
    return this.#stir > 0 || this.#stirring || (this.#drawn[0] !== undefined && now - this.#drawn[0].at < roll);
  }

  #tube(c: CanvasRenderingContext2D, left: number, width: number, height: number, now: number): void {
    const r = Math.min(height * 0.3, 30);
    const middle = height * 0.6;
    this.#scene.stamp('tube', [0, 0, width, height], (p) => {
      p.fillStyle = 'rgba(255,255,255,.14)';
      p.strokeStyle = this.theme.metal;
      p.lineWidth = 2;
      roundRect(p, left - r, middle - r - 4, width - left + r - 2, r * 2 + 8, r + 4);
      p.fill();
      p.stroke();
    });
    const step = r * 2 + 4;
    const rolling = easeOut(this.#drawn[0] ? (now - this.#drawn[0].at) / roll : 1);
    for (const [index, { number, hue }] of this.#drawn.entries()) {
      const x = left + r + 4 + (index - 1 + rolling) * step;
      if (x + r > width - 4) break;
      c.globalAlpha = index === 0 ? 1 : 0.92;
      this.#ball(x, middle, r, hue, String(number));
    }
    c.globalAlpha = 1;
    c.fillStyle = 'rgba(255,255,255,.3)';
    roundRect(c, left, middle - r - 1, width - left - r, r * 0.3, r * 0.15);
    c.fill();
  }

  #ball(x: number, y: number, r: number, hue: number, text = ''): void {
    const { context: c } = this.#scene;
    c.save();
    c.translate(x, y);
    this.#scene.stamp(`ball ${r} ${hue} ${text}`, [-r - 1, -r - 1, r * 2 + 2, r * 2 + 2], (p) =>
      drawBall(p, 0, 0, r, hue, text),
    );
    c.restore();
  }

  #glass(x: number, y: number, r: number, now: number): void {
    const { metal, second } = this.theme;
    const whole = [0, 0, x + r + 3, y * 2] as const;
    this.#scene.stamp('glass', whole, (p) => {
      p.fillStyle = metal;
      roundRect(p, x - r * 0.5, y + r * 0.82, r, r * 0.2, 3);
      p.fill();
      const back = p.createRadialGradient(x, y - r * 0.2, r * 0.1, x, y, r);
      back.addColorStop(0, 'rgba(255,255,255,.34)');
      back.addColorStop(0.8, `color-mix(in srgb, ${second} 30%, transparent)`);
      back.addColorStop(1, 'rgba(0,0,0,.45)');
      p.fillStyle = back;
      p.beginPath();
      p.arc(x, y, r, 0, turn);
      p.fill();
    });
    const size = r * 0.17;
    const free = r - size - 2;
    for (let index = 0; index < inside; index++) {
      // At rest in rows on the ground; stirred, on paths of their own that stay within the glass.
      const row = Math.floor(index / 7);
      const lieY = free * (0.86 - row * 0.32);
      const lieX = ((index % 7) - 3 + (row % 2) * 0.5) * size * 1.9;
      const wide = Math.sqrt(Math.max(0, free * free - lieY * lieY));
      const [a, b] = [0.0061 + (index % 5) * 0.0012, 0.0074 + (index % 7) * 0.0009];
      const far = free * (0.35 + 0.65 * Math.abs(Math.sin(now * 0.0031 + index)));
      const flyX = Math.cos(now * a + index * 2.4) * far;
      const flyY = Math.sin(now * b + index * 1.7) * far;
      const scale = Math.min(1, free / Math.max(1, Math.hypot(flyX, flyY)));
      const px = Math.max(-wide, Math.min(wide, lieX)) * (1 - this.#stir) + flyX * scale * this.#stir;
      const py = lieY * (1 - this.#stir) + flyY * scale * this.#stir;
      this.#ball(x + px, y + py, size, (index * 67) % 360);
    }
    this.#scene.stamp('shine', whole, (p) => {
      p.strokeStyle = metal;
      p.lineWidth = 3;
      p.beginPath();
      p.arc(x, y, r, 0, turn);
      p.stroke();
      p.fillStyle = 'rgba(255,255,255,.4)';
      p.beginPath();
      p.ellipse(x - r * 0.36, y - r * 0.5, r * 0.3, r * 0.14, -0.7, 0, turn);
      p.fill();
    });
  }
}
