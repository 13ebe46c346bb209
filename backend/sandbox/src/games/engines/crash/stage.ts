import { picture } from '../../../../play/src/art';
import { make, pause, reducedMotion } from '../../../../play/src/dom';
import { down, easeOut, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { curveAt, highest, timeOf } from './engine';
import type { texts } from './texts';

/** How long a flight's end is seen to burst, ms. */
const burstFor = 650;
const choices = [0, 150, 200, 300, 500, 1000, 2000];

/** A flight that climbs by the clock until the server says that it crashed. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, opened, theme } = table;
  const { t, times, height: heightOf } = words;
  const box = make('div', { class: 'canvas-box wide' });
  const select = make('select', { attributes: { id: 'target' } });
  for (const choice of choices) {
    select.append(
      make('option', { text: choice ? times(choice) : t('byHand'), attributes: { value: String(choice) } }),
    );
  }
  const label = make('label', { text: t('leaveAt'), attributes: { for: 'target' } });
  host.append(box, make('div', { class: 'row field on-room' }, label, select));
  select.style.width = 'auto';

  let began = 0;
  let stake = 0;
  let end: { at: number; point: number; left: number | null; isWin: boolean } | undefined;
  let endedAt = 0;
  let craft: HTMLImageElement | undefined;
  const some = (length: number) => Array.from({ length }, () => [Math.random(), Math.random(), Math.random()] as const);
  const stars = some(60);
  const puffs = some(6);

  const elapsed = (now: number) => (end ? end.at : Math.max(0, now - began));
  const running = () => began > 0 && !end;

  const scene = new Scene(box, opened.game.name, ({ context: c, width, height }, now) => {
    const passed = began ? elapsed(now) : 0;
    const height100 = end ? end.point : curveAt(passed);
    climb(height100);
    passing(c, width, height, passed, height100);
    const span = Math.max(6000, passed * 1.12);
    const most = Math.max(200, height100 * 1.12);
    const px = (ms: number) => 20 + (ms / span) * (width - 80);
    const py = (value: number) => height - 26 - ((value - 100) / (most - 100)) * (height - Math.min(110, height * 0.5));
    c.font = '600 12px system-ui, sans-serif';
    c.textAlign = 'start';
    c.textBaseline = 'middle';
    const marks = height < 200 ? 2 : 4;
    for (let mark = 1; mark <= marks; mark++) {
      const value = 100 + ((most - 100) * mark) / (marks + 0.6);
      c.strokeStyle = 'rgba(255,255,255,.1)';
      c.beginPath();
      c.moveTo(0, py(value));
      c.lineTo(width, py(value));
      c.stroke();
      c.fillStyle = '#fff';
      c.strokeStyle = 'rgba(0,0,0,.5)';
      c.lineWidth = 3;
      c.strokeText(heightOf(value), 8, py(value) - 9);
      c.fillText(heightOf(value), 8, py(value) - 9);
    }
    if (!began) drawCraft(c, px(0) + 26, py(100) - 22, width, -1, 0);
    if (began) {
      const broken = end !== undefined && end.left === null;
      c.beginPath();
      c.moveTo(px(0), py(100));
      for (let i = 1; i <= 60; i++)
        c.lineTo(px((passed * i) / 60), py(100 * Math.exp((Math.log(height100 / 100) * i) / 60)));
      const tipX = px(passed);
      const tipY = py(height100);
      c.lineCap = 'round';
      for (const [line, alpha] of [
        [14, 0.22],
        [5, 1],
      ] as const) {
        c.strokeStyle = broken ? '#ff6b6b' : theme.metal;
        c.lineWidth = line;
        c.globalAlpha = alpha;
        c.stroke();
      }
      c.globalAlpha = 1;
      c.lineTo(tipX, height);
      c.lineTo(px(0), height);
      c.fillStyle = down(c, tipY, height, broken ? 'rgba(255,90,90,.28)' : 'rgba(255,215,94,.3)', 'rgba(255,215,94,0)');
      c.fill();
      drawCraft(c, tipX, tipY, width, broken ? Math.min(1, (now - endedAt) / burstFor) : -1, now);
    }
    c.textAlign = 'center';
    const size = Math.min(96, width / 5, height / 2.6);
    c.font = `900 ${size}px system-ui, sans-serif`;
    c.fillStyle = end?.left === null ? '#ff8f8f' : end?.isWin ? '#58f0a0' : '#fff';
    c.fillText(heightOf(end?.left ?? height100), width / 2, Math.max(size * 0.6, height * 0.24));
    if (running()) table.changed();
    return running() || (end !== undefined && now - endedAt < burstFor);
  });

  void picture(opened.game, 'subject').then((loaded) => {
    craft = loaded;
    scene.wake();
  });

  /** The sky sinks as the flight climbs: at twenty times the stake the air is left behind. */
  function climb(height100: number): void {
    if (!table.room) return;
    const part = reducedMotion() ? 0 : Math.min(1, Math.log(height100 / 100) / Math.log(20));
    table.room.style.transform = `translateY(${(part * 68).toFixed(2)}%) scale(1.7)`;
  }

  /** Clouds, and higher up stars, that pass by. */
  function passing(
    c: CanvasRenderingContext2D,
    width: number,
    height: number,
    passed: number,
    height100: number,
  ): void {
    if (reducedMotion()) return;
    const part = Math.min(1, Math.log(height100 / 100) / Math.log(8));
    c.fillStyle = `rgba(255,255,255,${(0.34 * (1 - part)).toFixed(2)})`;
    if (part < 1) {
      for (const [index, [x, y, size]] of puffs.entries()) {
        const by = (passed / (5200 - index * 320)) * (0.5 + size);
        const [px, py] = [(((x - by * 0.6) % 1.3) + 1.3) % 1.3, (((y + by) % 1.3) + 1.3) % 1.3];
        const r = (14 + size * 26) * Math.min(1.4, width / 500 + 0.4);
        const [cx, cy] = [(px - 0.15) * width, (py - 0.15) * height];
        c.beginPath();
        c.arc(cx - r, cy, r * 0.8, 0, 7);
        c.arc(cx, cy - r * 0.4, r, 0, 7);
        c.arc(cx + r, cy, r * 0.75, 0, 7);
        c.fill();
      }
    }
    c.fillStyle = `rgba(255,255,255,${(0.85 * part).toFixed(2)})`;
    if (part > 0.1)
      for (const [x, y, size] of stars) {
        const by = (passed / 9000) * (0.3 + size);
        c.fillRect(((((x - by) % 1) + 1) % 1) * width, ((y + by * 0.6) % 1) * height, 1 + size * 1.6, 1 + size * 1.6);
      }
  }

  /** What flies is what the title names; it breaks into sparks. */
  function drawCraft(
    c: CanvasRenderingContext2D,
    x: number,
    y: number,
    width: number,
    burst: number,
    now: number,
  ): void {
    if (burst >= 0) {
      const out = easeOut(burst);
      for (let i = 0; i < 22; i++) {
        const [a, far] = [(i / 22) * Math.PI * 2, (18 + (i % 5) * 11) * (0.5 + out)];
        c.fillStyle = ['#ffd23f', '#ff5a3c', '#fff3c4'][i % 3] ?? '#fff';
        c.globalAlpha = 1 - burst * 0.35;
        c.beginPath();
        c.arc(x + Math.cos(a) * far, y + Math.sin(a) * far + burst * 10, Math.max(1.5, 7 - (i % 4) - out * 2), 0, 7);
        c.fill();
      }
      c.globalAlpha = 1;
      return;
    }
    const size = Math.min(96, Math.max(56, width * 0.16));
    const hover = reducedMotion() ? 0 : Math.sin(now / 160) * 2;
    if (craft) c.drawImage(craft, x - size / 2, y - size / 2 + hover, size, size);
    else {
      c.fillStyle = theme.accent;
      c.beginPath();
      c.arc(x, y, 12, 0, 7);
      c.fill();
    }
  }

  return {
    label: t('takeOff'),
    ends: true,
    wager: () => ({ bet: { target: Number(select.value) }, stake: table.chip() }),
    start() {
      began = 0;
      end = undefined;
      select.disabled = true;
      scene.wake();
    },
    cancel() {
      select.disabled = false;
    },
    action() {
      const at = Math.min(highest, curveAt(performance.now() - began));
      return { label: t('cashOut', { amount: words.money(Math.floor(stake / 100) * at) }), value: {} };
    },
    async show(round) {
      if (!round.done) {
        began = performance.now() - round.age;
        stake = round.stake;
        table.say(t('flying'));
        table.sound('rise');
        scene.wake();
        return;
      }
      const { point, left } = round.view as { point: number; left: number | null };
      const shown = left ?? point;
      end = { at: timeOf(shown), point: shown, left, isWin: round.payout > round.stake };
      endedAt = reducedMotion() ? 0 : performance.now();
      table.sound(left === null ? 'burst' : 'special');
      select.disabled = false;
      scene.wake();
      table.say(
        left === null
          ? t('brokeAt', { n: heightOf(point) })
          : `${t('leftAt', { n: heightOf(left) })} · ${t('brokeAt', { n: heightOf(point) })}`,
      );
      await pause(1000);
    },
  };
};
