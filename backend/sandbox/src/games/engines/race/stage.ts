import { backdrop } from '../../../../play/src/art';
import { button, make, reducedMotion } from '../../../../play/src/dom';
import { animate, down, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { pick, random } from '../../../art/random';
import { raceField, starters } from './engine';
import type { texts } from './texts';

const silks = ['#e5353f', '#2f6fe4', '#f4c430', '#23a559', '#8a3ffc', '#ff7a1a', '#18b6c9', '#f3f4f8'];
const firsts = 'Silver Quiet Morning Copper Brave Golden Storm Velvet River Northern'.split(' ');
const seconds = 'Arrow Promise Lantern Whisper Meadow Comet Ribbon Harbour Echo Thunder'.split(' ');

/** How many pictures a horse has of one stride. */
const strides = 14;
const turn = Math.PI * 2;

type Paint = (context: CanvasRenderingContext2D, width: number) => void;

/** Eight horses on a track; eight prices below. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, opened } = table;
  const { t, times } = words;
  const box = make('div', { class: 'canvas-box' }, make('div', { class: 'course' }, backdrop(opened.game)));
  const board = make('div', { class: 'racers narrow' });
  host.append(box, board);
  let horse: number | undefined;
  let names: string[] = [];
  let places = new Array<number>(starters).fill(0);
  let travelled = 0;
  let running = false;

  const spots = Array.from({ length: starters }, (_, index) => {
    const price = make('b');
    const silk = make('span', { class: 'silk' });
    silk.style.setProperty('--silk', silks[index] ?? '#fff');
    const spot = button('', () => choose(index), 'spot', { 'aria-pressed': 'false' });
    spot.append(make('span', { class: 'row' }, silk, String(index + 1)), price);
    board.append(spot);
    return { spot, price };
  });

  function choose(index: number): void {
    horse = index;
    for (const [at, { spot }] of spots.entries()) spot.setAttribute('aria-pressed', String(at === index));
    table.say(`${index + 1} · ${names[index]}`);
  }

  function fixture(): void {
    const number = table.fixture();
    const next = random(number);
    names = spots.map(() => `${pick(next, firsts)} ${pick(next, seconds)}`);
    const field = raceField(number);
    for (const [index, { spot, price }] of spots.entries()) {
      price.textContent = times(field.pays[index] ?? 0);
      spot.setAttribute('aria-label', `${t('horse', { n: index + 1 })} ${names[index]} ${price.textContent}`);
    }
  }

  const scene = new Scene(box, opened.game.name, ({ context: c, width: w, height: h }, now) => {
    const top = h * 0.32;
    const lane = (h - top - 4) / starters;
    const finish = w - 34;
    /** A strip that repeats after a period, passing by. */
    const pass = (key: string, period: number, speed: number, [y, high]: readonly [number, number], paint: Paint) => {
      const wide = w + period;
      c.save();
      c.translate(scene.snap(-((travelled * speed) % period)), 0);
      scene.stamp(key, [0, y, wide, high], (p) => paint(p, wide));
      c.restore();
    };
    pass('turf', 160, 420, [scene.snap(top), h - top + 1], (p, wide) => paintTurf(p, top, wide, h, lane));
    pass('hedge', 44, 300, [scene.snap(top - 14), 26], (p, wide) => {
      p.fillStyle = '#2c6a30';
      for (let x = -44; x < wide + 44; x += 22) {
        p.beginPath();
        p.ellipse(x, top - 2, 19, 11, 0, 0, 7);
        p.fill();
      }
    });
    pass('rail', 110, 420, [scene.snap(top - 18), 24], (p, wide) => {
      p.strokeStyle = '#fff';
      p.lineWidth = 3;
      p.beginPath();
      for (let x = 0; x <= wide; x += 110) {
        p.moveTo(x, top + 4);
        p.lineTo(x, top - 16);
      }
      p.moveTo(0, top - 15);
      p.lineTo(wide, top - 15);
      p.stroke();
    });
    scene.stamp('finish', [scene.snap(finish), scene.snap(top), 10, h - top + 8], (p) => {
      for (let y = 0; y * 8 < h - top; y++) {
        p.fillStyle = y % 2 ? '#fff' : '#111';
        p.fillRect(finish, top + y * 8, 5, 8);
        p.fillStyle = y % 2 ? '#111' : '#fff';
        p.fillRect(finish + 5, top + y * 8, 5, 8);
      }
    });
    const size = Math.min(lane / 46, w / 430);
    for (const [index, place] of places.entries()) {
      const x = 46 + place * (finish - 46);
      const stride = running ? now / 75 + index * 1.7 : index;
      const step = Math.round((stride / turn) * strides) % strides;
      c.save();
      c.translate(x, top + (index + 0.86) * lane + Math.sin(stride) * 2);
      scene.stamp(`horse ${index} ${step}`, [-64 * size, -52 * size, 92 * size, 60 * size], (p) => {
        p.scale(size, size);
        paintHorse(p, index, (step / strides) * turn);
      });
      c.restore();
    }
    return running && !reducedMotion();
  });

  function paintTurf(c: CanvasRenderingContext2D, top: number, w: number, h: number, lane: number): void {
    c.fillStyle = down(c, top, h, '#3d8a38', '#52a845');
    c.fillRect(0, top, w, h - top);
    for (let index = 0; index < starters; index += 2) {
      c.fillStyle = 'rgba(255,255,255,.06)';
      c.fillRect(0, top + index * lane, w, lane);
    }
    // Stripes of the mower pass by, so that one sees the speed.
    c.fillStyle = 'rgba(0,0,0,.07)';
    for (let x = 0; x < w + 40; x += 160) {
      c.beginPath();
      c.moveTo(x, top);
      c.lineTo(x + 70, top);
      c.lineTo(x + 30, h);
      c.lineTo(x - 40, h);
      c.fill();
    }
  }

  function paintHorse(c: CanvasRenderingContext2D, index: number, stride: number): void {
    const coat =
      ['#5a3218', '#2b211c', '#8a5a2c', '#6d4a34', '#3d3a3f', '#a9774a', '#4a2a1c', '#d8d2c8'][index] ?? '#5a3218';
    c.fillStyle = 'rgba(0,0,0,.22)';
    c.beginPath();
    c.ellipse(-22, 2, 30, 4, 0, 0, 7);
    c.fill();
    c.strokeStyle = coat;
    c.lineWidth = 5;
    c.lineCap = 'round';
    for (const [at, from] of [
      [0, -40],
      [1.4, -34],
      [2.6, -8],
      [4, -2],
    ] as const) {
      c.beginPath();
      c.moveTo(from, -16);
      c.lineTo(from + Math.sin(stride + at) * 14, -1);
      c.stroke();
    }
    c.fillStyle = coat;
    c.beginPath();
    c.ellipse(-21, -20, 24, 10, -0.08, 0, 7);
    c.fill();
    c.beginPath();
    c.moveTo(-8, -28);
    c.lineTo(12, -44);
    c.lineTo(25, -36);
    c.lineTo(23, -31);
    c.lineTo(12, -34);
    c.lineTo(2, -16);
    c.fill();
    c.strokeStyle = coat;
    c.lineWidth = 4;
    c.beginPath();
    c.moveTo(-44, -24);
    c.quadraticCurveTo(-56, -24 + Math.sin(stride) * 5, -60, -14);
    c.stroke();
    c.fillStyle = silks[index] ?? '#fff';
    c.beginPath();
    c.ellipse(-18, -35, 9, 7, -0.5, 0, 7);
    c.fill();
    c.beginPath();
    c.arc(-8, -44, 5.5, 0, 7);
    c.fill();
    c.fillStyle = '#fff';
    c.strokeStyle = '#111';
    c.lineWidth = 1;
    c.beginPath();
    c.roundRect(-32, -27, 15, 13, 2);
    c.fill();
    c.stroke();
    c.fillStyle = '#111';
    c.font = '800 11px system-ui, sans-serif';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(String(index + 1), -24.5, -20);
  }

  fixture();
  return {
    label: t('startRace'),
    fixtureChanged: fixture,
    wager: () => (horse === undefined ? t('chooseBet') : { bet: { horse }, stake: table.chip() }),
    start() {
      places = places.map(() => 0);
      for (const { spot } of spots) spot.classList.remove('winner');
      scene.wake();
    },
    cancel: () => undefined,
    async show(round) {
      const { order } = round.view as { order: number[] };
      const next = random(table.fixture() + round.nonce);
      const shapes = places.map(() => ({ early: next() * 0.14 - 0.07, late: next() * 6 }));
      running = true;
      await animate(6200, (part) => {
        places = places.map((_, index) => {
          const behind = order.indexOf(index) * 0.028 + (order.indexOf(index) > 0 ? 0.012 : 0);
          const { early, late } = shapes[index] ?? { early: 0, late: 0 };
          const wander = early * Math.sin(part * Math.PI) + 0.018 * Math.sin(part * 9 + late) * (1 - part);
          return Math.max(0, part * (1 - behind * part) + wander);
        });
        travelled = part * 6;
        scene.wake();
      });
      running = false;
      const first = order[0] ?? 0;
      spots[first]?.spot.classList.add('winner');
      table.say(t('wins', { name: `${first + 1} · ${names[first]}` }));
      await table.rest(1200);
    },
  };
};
