import { Chips } from '../../../../play/src/chips';
import { button, make, pause, reducedMotion } from '../../../../play/src/dom';
import { easeOut, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { places, spotTexts } from './drawing/board';
import { colourOf, outside, rouletteReturn, wheel } from './engine';
import type { texts } from './texts';

const turn = Math.PI * 2;
const pocket = turn / wheel.length;
const paints = { red: '#b3182c', black: '#15131d', green: '#0d7a46' };

/** A wheel on a canvas above a table of buttons. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, opened, theme } = table;
  const { t } = words;
  const chips = new Chips(table);
  const box = make('div', { class: 'wheel-box' });
  const board = make('div', { class: 'roulette-board' });
  host.append(make('div', { class: 'wheel-table' }, box, board));

  for (const { name, narrow, wide } of places) {
    const spot = button('', () => undefined, '', {});
    spot.style.setProperty('--narrow', narrow);
    spot.style.setProperty('--wide', wide);
    board.append(spot);
    if (name === 'clear') {
      spot.textContent = '✕';
      spot.setAttribute('aria-label', t('clear'));
      spot.addEventListener('click', () => chips.clear());
      continue;
    }
    const { label, small, say, colour } = spotTexts(name, t);
    spot.className = colour;
    spot.setAttribute('aria-label', say);
    spot.append(make('span', { text: label }), ...(small ? [make('small', { text: small })] : []));
    chips.spot(name, spot);
  }

  let angle = 0.4;
  let ball: { angle: number; radius: number } | undefined;
  let run: { from: number; until: number; target: number; ballFrom: number } | undefined;
  let free = false;
  let last = 0;

  const scene = new Scene(box, opened.game.name, ({ context: c, width, height }, now) => {
    const passed = Math.min(50, now - last);
    last = now;
    const r = Math.min(width, height) / 2 - 6;
    if (free) {
      angle += passed * 0.0012;
      ball = { angle: (ball?.angle ?? 0) - passed * 0.011, radius: 0.93 };
    }
    if (run) {
      const part = Math.min(1, (now - run.from) / (run.until - run.from));
      angle += passed * 0.0012 * (1 - part * 0.75);
      // The ball follows its pocket on the turning wheel.
      const home = angle + run.target;
      const left = (1 - easeOut(part)) * turn * 3.2;
      ball = {
        angle: home + left,
        radius:
          part < 0.55
            ? 0.93
            : 0.93 - 0.2 * easeOut((part - 0.55) / 0.45) + 0.03 * Math.abs(Math.sin(part * 34)) * (1 - part),
      };
      if (part === 1) run = undefined;
    }
    draw(c, width / 2, height / 2, r);
    return free || run !== undefined;
  });

  function draw(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
    c.save();
    c.translate(x, y);
    const rim = c.createRadialGradient(0, 0, r * 0.8, 0, 0, r);
    rim.addColorStop(0, '#3a1d0a');
    rim.addColorStop(0.5, theme.metal);
    rim.addColorStop(1, '#4a260a');
    c.fillStyle = rim;
    c.beginPath();
    c.arc(0, 0, r, 0, turn);
    c.fill();
    c.rotate(angle);
    for (const [index, number] of wheel.entries()) {
      c.fillStyle = paints[colourOf(number)];
      c.beginPath();
      c.moveTo(0, 0);
      c.arc(0, 0, r * 0.86, (index - 0.5) * pocket - turn / 4, (index + 0.5) * pocket - turn / 4);
      c.fill();
      c.save();
      c.rotate(index * pocket);
      c.fillStyle = '#fff';
      c.font = `700 ${Math.max(8, r * 0.085)}px system-ui, sans-serif`;
      c.textAlign = 'center';
      c.textBaseline = 'middle';
      c.fillText(String(number), 0, -r * 0.79);
      c.restore();
    }
    c.strokeStyle = theme.metal;
    c.lineWidth = 2;
    c.beginPath();
    c.arc(0, 0, r * 0.86, 0, turn);
    c.moveTo(r * 0.64, 0);
    c.arc(0, 0, r * 0.64, 0, turn);
    c.stroke();
    const hub = c.createRadialGradient(-r * 0.1, -r * 0.12, 0, 0, 0, r * 0.62);
    hub.addColorStop(0, '#f8e3b0');
    hub.addColorStop(0.25, '#8a4f1c');
    hub.addColorStop(1, '#2b1206');
    c.fillStyle = hub;
    c.beginPath();
    c.arc(0, 0, r * 0.62, 0, turn);
    c.fill();
    c.fillStyle = theme.metal;
    for (let arm = 0; arm < 4; arm++) {
      c.rotate(turn / 4);
      c.beginPath();
      c.roundRect(-r * 0.025, -r * 0.3, r * 0.05, r * 0.3, 4);
      c.arc(0, -r * 0.3, r * 0.05, 0, turn);
      c.fill();
    }
    c.rotate(-angle);
    if (ball) {
      c.rotate(ball.angle);
      c.fillStyle = '#fff';
      c.shadowColor = 'rgba(0,0,0,.8)';
      c.shadowBlur = 6;
      c.beginPath();
      c.arc(0, -r * ball.radius, r * 0.038, 0, turn);
      c.fill();
    }
    c.restore();
  }

  return {
    label: t('spin'),
    wager: () => chips.wager(),
    start() {
      chips.mark(() => false);
      chips.lock(true);
      free = !reducedMotion();
      last = performance.now();
      scene.wake();
    },
    cancel() {
      free = false;
      chips.lock(false);
    },
    async show(round) {
      const { number } = round.view as { number: number };
      const target = wheel.indexOf(number) * pocket;
      free = false;
      if (reducedMotion()) {
        ball = { angle: angle + target, radius: 0.73 };
        scene.wake();
      } else {
        const from = performance.now();
        run = { from, until: from + 3600, target, ballFrom: ball?.angle ?? 0 };
        scene.wake();
        await pause(3700);
      }
      table.say(t('fell', { number, colour: t(colourOf(number)) }));
      chips.mark((spot) => rouletteReturn(spot, number) > 0 && (spot in outside || spot === `n${number}`));
      chips.lock(false);
      await pause(900);
    },
  };
};
