import { make, pause, reducedMotion } from '../../../../play/src/dom';
import { down, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { type Atlas, atlasOf, drawSymbol, sheetOf } from './drawing/atlas';
import { type Box, cabinet, lettering, rimOf } from './drawing/cabinet';
import { coinShower, drawPlate, drawWins, type Grid } from './drawing/light';
import { Reels } from './drawing/reels';
import { type SlotView, type SlotWin, type Spin, symbolAt } from './engine';
import { linesOf, slotMath } from './math';
import { REELS, ROWS, SCATTER } from './symbols';
import type { texts } from './texts';

/** How long wins move once they are shown, ms; afterwards they stay lit. */
const moveFor = 9000;

/** Five reels of three before the game's own landscape. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, theme, opened } = table;
  const math = slotMath(opened.game.profile);
  const lines = linesOf(math);
  const reels = new Reels(math);
  const window_ = make('div', { class: 'reels' });
  const box = make('div', { class: 'canvas-box wide' });
  host.append(box);

  let sheet: HTMLImageElement | undefined;
  let isReady = false;
  let atlas: Atlas | undefined;
  let shown: SlotWin[] = [];
  let shownAt = 0;
  // A payout at or below the stake is marked, never celebrated (D7.14): thin frames, no glow or growth.
  let quiet = false;
  let free: { n: number; count: number } | undefined;
  let counted = '';
  let shower: ReturnType<typeof coinShower> | undefined;

  /** The window of the reels in a box: rows are taller where there is height to spare, and the title is above. */
  function windowIn(width: number, height: number): Box {
    const rim = rimOf(Math.min(width, height * 1.7));
    const cell = Math.floor(Math.min((width - 2 * rim - 4) / REELS, (height - 2 * rim - 4) / ROWS, 190));
    const tall = Math.floor(Math.min(cell * 1.3, (height - 2 * rim - 4) / ROWS));
    const [w, h] = [cell * REELS, tall * ROWS];
    const spare = height - h;
    return { x: Math.floor((width - w) / 2), y: Math.floor(spare * (spare > 130 ? 0.62 : 0.5)), w, h };
  }

  const still = new Scene(box, '', ({ context: c, width, height }) => {
    const place = windowIn(width, height);
    cabinet(c, sheet, place, REELS, theme.hue);
    if (sheet) lettering(c, sheet, width, place.y - rimOf(place.w));
    const { style } = window_;
    style.left = `${place.x}px`;
    style.top = `${place.y}px`;
    style.width = `${place.w}px`;
    style.height = `${place.h}px`;
    return false;
  });
  box.append(window_);

  const scene = new Scene(window_, opened.game.name, ({ context: c, canvas, width, height }, now) => {
    const grid: Grid = { cell: width / REELS, tall: height / ROWS };
    const ratio = canvas.width / width;
    const side = Math.ceil(grid.cell * ratio);
    if (isReady && atlas?.side !== side) atlas = atlasOf(sheet, side);
    reels.step(now);
    const lit = new Set(shown.flatMap((win) => win.cells));
    for (let reel = 0; reel < REELS; reel++) drawReel(c, grid, reel, now, lit);
    shadeEdges(width, height);
    if (shown.length > 0) drawWins(c, grid, { wins: shown, elapsed: now - shownAt, quiet, lines });
    const raining = shower?.(c, grid, now) ?? false;
    if (!raining) shower = undefined;
    if (free) drawPlate(c, grid, words.t('freeSpin', { n: free.n, count: free.count }), 'top', theme);
    if (counted) drawPlate(c, grid, counted, 'low', theme);
    const lively = shown.length > 0 && !quiet && !reducedMotion() && now - shownAt < moveFor;
    return reels.moving || lively || raining;
  });

  void sheetOf(opened.game).then((loaded) => {
    sheet = loaded;
    isReady = true;
    still.wake();
    scene.wake();
  });

  function shadeEdges(width: number, height: number): void {
    const deep = scene.snap(height * 0.13);
    for (const [key, from, ...fade] of [
      ['top', 0, 'rgba(0,0,0,.6)', 'rgba(0,0,0,0)'],
      ['low', height - deep, 'rgba(0,0,0,0)', 'rgba(0,0,0,.6)'],
    ] as const)
      scene.stamp(key, [0, from, width, deep], (p) => {
        p.fillStyle = down(p, from, from + deep, ...fade);
        p.fillRect(0, from, width, deep);
      });
  }

  function drawReel(
    c: CanvasRenderingContext2D,
    { cell, tall }: Grid,
    reel: number,
    now: number,
    lit: Set<number>,
  ): void {
    if (!atlas) return;
    const strip = math.strips[reel] ?? [];
    const at = reels.list[reel]?.at ?? 0;
    const first = Math.floor(at);
    // Symbols on whole pixels are copied; between them, each is computed anew.
    const shift = scene.snap((first - at) * tall + (tall - cell) / 2);
    const isFast = reels.blur(reel, now) > 0.3;
    for (let row = -1; row <= ROWS; row++) {
      const symbol = strip[(((first + row) % strip.length) + strip.length) % strip.length] ?? 0;
      const top = row * tall + shift;
      const wins = lit.has(reel * ROWS + row);
      c.globalAlpha = shown.length > 0 && !wins && !quiet ? 0.34 : 1;
      const swell = wins && !quiet && !reducedMotion() ? 1 + 0.05 * Math.sin((now - shownAt) / 130) : 1;
      const size = cell * swell;
      const inset = (cell - size) / 2;
      drawSymbol(c, atlas, symbol, reel * cell + inset, top + inset, size, isFast);
    }
    c.globalAlpha = 1;
  }

  /** The sounds of the reels as they come to rest, one after another. */
  async function soundStops(stops: readonly number[], rests: readonly number[]): Promise<void> {
    for (const [reel, rest] of rests.entries()) {
      await pause(Math.max(0, rest - performance.now()));
      const special = [0, 1, 2].some((row) => symbolAt(math, stops, reel, row) === SCATTER);
      table.sound(special ? 'special' : 'stop');
    }
  }

  async function land(spin: Spin, lead: number): Promise<void> {
    if (reducedMotion()) {
      reels.place(spin.stops);
      scene.wake();
      await pause(lead);
    } else {
      const rest = reels.stop(spin.stops, lead);
      void soundStops(
        spin.stops,
        reels.list.map(({ resting }) => resting),
      );
      await pause(rest + 30);
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
      counted = '';
      shower = undefined;
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
    counting(amount, part) {
      if (part < 0.05 && !reducedMotion()) shower ??= coinShower(shown, performance.now());
      counted = words.money(amount);
      scene.wake();
    },
  };
};
