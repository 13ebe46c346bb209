import { make } from '../../../../play/src/dom';
import { animate, roundRect, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { boardPicture, layoutOf } from './drawing/board';
import { plinkoRows, pocketPays } from './engine';
import type { texts } from './texts';

/** A board of pegs, pockets and a ball that falls as the round decided. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, opened, theme } = table;
  const pays = pocketPays(opened.game.profile);
  const box = make('div', { class: 'canvas-box' });
  host.append(box);
  let ball: { row: number; across: number; lift: number } | undefined;
  let hit = -1;
  const touched = new Map<string, number>();

  let board: HTMLCanvasElement | undefined;

  const scene = new Scene(box, opened.game.name, ({ context: c, canvas, width, height }, now) => {
    const { gap, rise, top, middle, unit, deep } = layoutOf(width, height);
    if (!board || board.width !== canvas.width || board.height !== canvas.height)
      board = boardPicture(width, height, canvas.width / width, theme);
    c.drawImage(board, 0, 0, width, height);
    let glowing = false;
    for (const [place, at] of touched) {
      const age = (now - at) / 420;
      if (age >= 1) {
        touched.delete(place);
        continue;
      }
      glowing = true;
      const [row = 0, peg = 0] = place.split('/').map(Number);
      c.globalAlpha = (1 - age) * 0.8;
      c.fillStyle = theme.metal;
      c.beginPath();
      c.arc(middle + (peg - (row + 1) / 2) * gap, top + row * rise, unit * (0.16 + age * 0.3), 0, 7);
      c.fill();
      c.globalAlpha = 1;
    }
    const best = Math.log(Math.max(...pays));
    for (const [index, pay] of pays.entries()) {
      const x = middle + (index - plinkoRows / 2) * gap;
      const y = top + plinkoRows * rise - unit * 0.1;
      const heat = Math.max(0, Math.log(pay / 20)) / Math.max(1, best - Math.log(20));
      const w = gap * 0.92;
      c.fillStyle = `hsl(${52 - heat * 62} 92% ${hit === index ? 66 : 50}%)`;
      roundRect(c, x - w / 2, y + (hit === index ? 5 : 0), w, deep, deep * 0.2);
      c.fill();
      c.fillStyle = '#1d0a02';
      c.font = `800 ${Math.max(8, Math.min(15, gap * 0.34))}px system-ui, sans-serif`;
      c.textAlign = 'center';
      c.textBaseline = 'middle';
      c.fillText(words.number(pay / 100), x, y + deep / 2 + (hit === index ? 5 : 0));
    }
    if (ball) {
      const x = middle + ball.across * gap;
      const y = top + (ball.row - ball.lift) * rise - unit * 0.28;
      const r = Math.max(4, unit * 0.23);
      const shine = c.createRadialGradient(x - r * 0.3, y - r * 0.4, r * 0.1, x, y, r);
      shine.addColorStop(0, '#fff');
      shine.addColorStop(0.4, theme.metal);
      shine.addColorStop(1, '#8a4a0a');
      c.fillStyle = shine;
      c.beginPath();
      c.arc(x, y, r, 0, 7);
      c.fill();
    }
    return glowing;
  });

  return {
    label: words.t('drop'),
    wager: () => ({ bet: {}, stake: table.chip() }),
    start() {
      hit = -1;
      ball = { row: -0.7, across: 0, lift: 0 };
      scene.wake();
    },
    cancel() {
      ball = undefined;
      scene.wake();
    },
    async show(round) {
      const { path, pocket } = round.view as { path: number[]; pocket: number };
      await animate(280, (part) => {
        ball = { row: -0.7 + 0.7 * part * part, across: 0, lift: 0 };
        scene.wake();
      });
      let rights = 0;
      for (const [row, right] of path.entries()) {
        const from = rights - row / 2;
        touched.set(`${row}/${rights}`, performance.now());
        table.sound('tick');
        rights += right;
        const to = rights - (row + 1) / 2;
        await animate(175, (part) => {
          ball = {
            row: row + part,
            across: from + (to - from) * part ** 0.8,
            lift: 0.34 * Math.sin(part * Math.PI) * (1 - part * 0.4),
          };
          scene.wake();
        });
      }
      hit = pocket;
      table.sound('stop');
      await animate(160, (part) => {
        ball = { row: plinkoRows + part * 0.5, across: pocket - plinkoRows / 2, lift: 0 };
        scene.wake();
      });
      table.say(words.times(pays[pocket] ?? 0));
      await table.rest(350);
      ball = undefined;
      scene.wake();
    },
  };
};
