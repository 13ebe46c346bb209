import { Chips } from '../../../../play/src/chips';
import { button, make, pause, reducedMotion } from '../../../../play/src/dom';
import { easeOut, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { places, spotTexts } from './drawing/board';
import { pocket, wheelParts } from './drawing/wheel';
import { colourOf, outside, rouletteReturn, wheel } from './engine';
import type { texts } from './texts';

const turn = Math.PI * 2;

/** A wheel on a canvas above a table of buttons. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, opened, theme } = table;
  const { t } = words;
  const chips = new Chips(table);
  const box = make('div', { class: 'wheel-box' });
  const board = make('div', { class: 'roulette-board' });
  const both = make('div', { class: 'wheel-table' }, box, board);
  host.append(both);

  /** Where the table needs all the room, the wheel is above it while a round runs. */
  function spin(isSpinning: boolean): void {
    both.classList.toggle('spinning', isSpinning);
    if (isSpinning) host.scrollTo({ top: 0 });
  }

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
  let parts: ReturnType<typeof wheelParts> | undefined;

  const scene = new Scene(box, opened.game.name, ({ context: c, canvas, width, height }, now) => {
    const passed = Math.min(50, now - last);
    last = now;
    const r = Math.max(4, Math.min(width, height) / 2 - 6);
    if (free) {
      angle += passed * 0.0012;
      ball = { angle: (ball?.angle ?? 0) - passed * 0.011, radius: 0.92 };
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
            ? 0.92
            : 0.92 - 0.3 * easeOut((part - 0.55) / 0.45) + 0.03 * Math.abs(Math.sin(part * 34)) * (1 - part),
      };
      if (part === 1) run = undefined;
    }
    draw(c, width / 2, height / 2, r, Math.round((r * 2 * canvas.width) / width));
    return free || run !== undefined;
  });

  function draw(c: CanvasRenderingContext2D, x: number, y: number, r: number, side: number): void {
    if (!parts || parts.still.width !== side) parts = wheelParts(theme, side);
    c.save();
    c.translate(x, y);
    c.fillStyle = 'rgba(0,0,0,.45)';
    c.beginPath();
    c.ellipse(0, r * 0.06, r * 1.02, r * 1.02, 0, 0, turn);
    c.fill();
    c.drawImage(parts.still, -r, -r, r * 2, r * 2);
    c.save();
    c.rotate(angle);
    c.drawImage(parts.turning, -r, -r, r * 2, r * 2);
    c.restore();
    if (ball) {
      c.rotate(ball.angle);
      const size = r * 0.042;
      c.fillStyle = 'rgba(0,0,0,.5)';
      c.beginPath();
      c.arc(size * 0.3, -r * ball.radius + size * 0.5, size, 0, turn);
      c.fill();
      const shine = c.createRadialGradient(-size * 0.3, -r * ball.radius - size * 0.3, 0, 0, -r * ball.radius, size);
      shine.addColorStop(0, '#fff');
      shine.addColorStop(1, '#b8bcc8');
      c.fillStyle = shine;
      c.beginPath();
      c.arc(0, -r * ball.radius, size, 0, turn);
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
      spin(true);
      free = !reducedMotion();
      last = performance.now();
      scene.wake();
    },
    cancel() {
      free = false;
      spin(false);
      chips.lock(false);
    },
    async show(round) {
      const { number } = round.view as { number: number };
      const target = wheel.indexOf(number) * pocket;
      free = false;
      if (reducedMotion()) {
        ball = { angle: angle + target, radius: 0.62 };
        scene.wake();
      } else {
        const from = performance.now();
        run = { from, until: from + 3600, target, ballFrom: ball?.angle ?? 0 };
        scene.wake();
        await pause(3700);
        table.sound('ball');
      }
      table.say(t('fell', { number, colour: t(colourOf(number)) }));
      chips.mark((spot) => rouletteReturn(spot, number) > 0 && (spot in outside || spot === `n${number}`));
      chips.lock(false);
      await pause(900);
      spin(false);
    },
  };
};
