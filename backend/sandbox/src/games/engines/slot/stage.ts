import { make, pause, reducedMotion } from '../../../../play/src/dom';
import { roundRect, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { backdrop, cabinet, lettering } from './drawing/backdrop';
import { Reels } from './drawing/reels';
import { symbolCanvas } from './drawing/symbols';
import { winsLit } from './drawing/winsLit';
import type { SlotView, SlotWin, Spin } from './engine';
import { linesOf, slotMath } from './math';
import { REELS, ROWS } from './symbols';
import type { texts } from './texts';

const lineHues = [48, 190, 330, 120, 20, 265, 80, 210, 350, 160];

/** Five reels of three on a canvas. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, theme, opened } = table;
  const math = slotMath(opened.game.profile);
  const lines = linesOf(math);
  const reels = new Reels(math);
  const box = make('div', { class: 'canvas-box wide' });
  host.append(box);

  let images: HTMLCanvasElement[] = [];
  let imageSize = 0;
  let shown: SlotWin[] = [];
  let shownAt = 0;
  // A payout at or below the stake is marked, never celebrated (D7.14): thin frames, no glow or growth.
  let quiet = false;
  let free: { n: number; count: number } | undefined;
  let back: HTMLCanvasElement | undefined;

  const scene = new Scene(box, opened.game.name, (self, now) => {
    const { context: c, width, height } = self;
    const cell = Math.floor(Math.min((width - 20) / REELS, (height - 28) / ROWS, 190));
    // With height to spare (a phone in portrait) the rows are taller, and the game's name is shown above.
    const tall = Math.floor(Math.min(cell * 1.34, (height - 28) / ROWS));
    const w = cell * REELS;
    const h = tall * ROWS;
    const x = Math.floor((width - w) / 2);
    const y = Math.floor((height - h) * (height - h > 150 ? 0.6 : 0.5));
    if (imageSize !== cell || !back || back.width !== self.canvas.width || back.height !== self.canvas.height)
      prepare(self, cell, x, y, w, h);
    if (back) c.drawImage(back, 0, 0, width, height);
    reels.step(now);
    c.save();
    roundRect(c, x, y, w, h, 10);
    c.clip();
    const lit = new Set(shown.flatMap((win) => win.cells));
    for (let reel = 0; reel < REELS; reel++) drawReel(c, reel, x + reel * cell, y, cell, tall, now, lit);
    const shade = c.createLinearGradient(0, y, 0, y + h);
    shade.addColorStop(0, 'rgba(0,0,0,.55)');
    shade.addColorStop(0.16, 'rgba(0,0,0,0)');
    shade.addColorStop(0.84, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(0,0,0,.55)');
    c.fillStyle = shade;
    c.fillRect(x, y, w, h);
    c.restore();
    if (shown.length) drawWins(c, x, y, cell, tall, now);
    if (free) drawFree(c, x, y, w);
    return reels.moving || (shown.length > 0 && !quiet && !reducedMotion());
  });

  function prepare(self: Scene, cell: number, x: number, y: number, w: number, h: number): void {
    imageSize = cell;
    images = Array.from({ length: 11 }, (_, symbol) => symbolCanvas(theme, symbol, cell));
    back = make('canvas');
    back.width = self.canvas.width;
    back.height = self.canvas.height;
    const c = back.getContext('2d');
    if (!c) return;
    const ratio = self.canvas.width / self.width;
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    const still = { context: c, width: self.width, height: self.height } as Scene;
    backdrop(still, theme);
    cabinet(still, theme, x, y, w, h);
    if (y > 120) lettering(still, theme, opened.game.name, y - 14);
    c.strokeStyle = 'rgba(255,255,255,.08)';
    for (let reel = 1; reel < REELS; reel++) {
      c.beginPath();
      c.moveTo(x + reel * cell, y);
      c.lineTo(x + reel * cell, y + h);
      c.stroke();
    }
  }

  function drawReel(
    c: CanvasRenderingContext2D,
    reel: number,
    x: number,
    y: number,
    cell: number,
    tall: number,
    now: number,
    lit: Set<number>,
  ): void {
    const strip = math.strips[reel] ?? [];
    const at = reels.list[reel]?.at ?? 0;
    const first = Math.floor(at);
    const offset = (at - first) * tall;
    const blur = reels.blur(reel, now);
    for (let row = -1; row <= ROWS; row++) {
      const symbol = strip[(((first + row) % strip.length) + strip.length) % strip.length] ?? 0;
      const image = images[symbol];
      if (!image) continue;
      const top = y + row * tall - offset + (tall - cell) / 2;
      const wins = lit.has(reel * ROWS + row);
      if (blur > 0.05) {
        // A few smeared copies look like speed and cost less than a filter.
        for (let copy = -2; copy <= 2; copy++) {
          c.globalAlpha = 0.2 + (1 - blur) * (copy === 0 ? 0.8 : 0);
          c.drawImage(image, x, top + copy * cell * 0.09 * blur, cell, cell);
        }
        c.globalAlpha = 1;
        continue;
      }
      c.globalAlpha = shown.length && !wins && !quiet ? 0.32 : 1;
      const swell = wins && !quiet && !reducedMotion() ? 1 + 0.05 * Math.sin((now - shownAt) / 130) : 1;
      const size = cell * swell;
      c.drawImage(image, x + (cell - size) / 2, top + (cell - size) / 2, size, size);
      c.globalAlpha = 1;
    }
  }

  function drawWins(c: CanvasRenderingContext2D, x: number, y: number, cell: number, tall: number, now: number): void {
    if (quiet) {
      c.strokeStyle = 'rgba(255,255,255,.5)';
      c.lineWidth = 2;
      for (const place of new Set(shown.flatMap((win) => win.cells))) {
        roundRect(
          c,
          x + Math.floor(place / ROWS) * cell + 5,
          y + (place % ROWS) * tall + 5,
          cell - 10,
          tall - 10,
          cell * 0.12,
        );
        c.stroke();
      }
      return;
    }
    for (const win of winsLit(shown, now - shownAt)) {
      const hue = lineHues[Math.max(0, win.line) % lineHues.length] ?? 48;
      const rows = win.line >= 0 ? (lines[win.line] ?? []) : [];
      c.lineWidth = Math.max(3, cell * 0.045);
      c.lineJoin = c.lineCap = 'round';
      c.strokeStyle = `hsl(${hue} 100% 68%)`;
      c.shadowColor = `hsl(${hue} 100% 60%)`;
      c.shadowBlur = 14;
      if (rows.length) {
        c.beginPath();
        for (const [reel, row] of rows.slice(0, win.kind).entries())
          c.lineTo(x + (reel + 0.5) * cell, y + (row + 0.5) * tall);
        c.globalAlpha = 0.85;
        c.stroke();
        c.globalAlpha = 1;
      }
      for (const place of win.cells) {
        roundRect(
          c,
          x + Math.floor(place / ROWS) * cell + 4,
          y + (place % ROWS) * tall + 4,
          cell - 8,
          tall - 8,
          cell * 0.12,
        );
        c.stroke();
      }
      c.shadowBlur = 0;
    }
  }

  function drawFree(c: CanvasRenderingContext2D, x: number, y: number, w: number): void {
    const text = words.t('freeSpin', { n: free?.n ?? 0, count: free?.count ?? 0 });
    c.font = '800 16px system-ui, sans-serif';
    const half = c.measureText(text).width / 2 + 16;
    c.fillStyle = theme.accent;
    roundRect(c, x + w / 2 - half, y - 16, half * 2, 30, 15);
    c.fill();
    c.fillStyle = '#120a04';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(text, x + w / 2, y);
  }

  async function land(spin: Spin, lead: number): Promise<void> {
    if (reducedMotion()) {
      reels.place(spin.stops);
      scene.wake();
      await pause(lead);
    } else {
      await pause(reels.stop(spin.stops, lead) + 30);
    }
    shown = spin.wins;
    shownAt = performance.now();
    scene.wake();
  }

  function turn(): void {
    shown = [];
    if (!reducedMotion()) reels.spin();
    scene.wake();
  }

  let total = 0;
  return {
    label: words.t('spin'),
    wager: () => ({ bet: {}, stake: table.chip() }),
    start() {
      free = undefined;
      turn();
    },
    cancel() {
      reels.place([3, 10, 17, 24, 31]);
      scene.wake();
    },
    async show(round) {
      const { spins, freeSpins } = round.view as SlotView;
      total = 0;
      quiet = round.payout <= round.stake;
      for (const [index, spin] of spins.entries()) {
        if (index > 0) {
          free = { n: index, count: freeSpins };
          turn();
        }
        await land(spin, index === 0 ? 620 : 320);
        total += (round.stake / 100) * spin.pay;
        if (freeSpins === 0) continue;
        if (index === 0) {
          table.say(words.t('freeSpins', { count: freeSpins }));
          await pause(1500);
        } else if (spin.pay > 0) {
          table.say(`${words.t('freeSpin', { n: index, count: freeSpins })}: ${words.money(total)}`);
          await pause(900);
        } else await pause(220);
      }
    },
  };
};
