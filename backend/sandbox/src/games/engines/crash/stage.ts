import { make, pause, reducedMotion } from '../../../../play/src/dom';
import { down, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { curveAt, highest, timeOf } from './engine';
import type { texts } from './texts';

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
  host.append(box, make('div', { class: 'row field' }, label, select));
  select.style.width = 'auto';

  let began = 0;
  let stake = 0;
  let end: { at: number; point: number; left: number | null } | undefined;
  const stars = Array.from({ length: 90 }, () => [Math.random(), Math.random(), Math.random()] as const);

  const elapsed = (now: number) => (end ? end.at : Math.max(0, now - began));
  const running = () => began > 0 && !end;

  const scene = new Scene(box, opened.game.name, ({ context: c, width, height }, now) => {
    const passed = began ? elapsed(now) : 0;
    const height100 = end ? end.point : curveAt(passed);
    c.fillStyle = down(c, 0, height, theme.deep, theme.mid);
    c.fillRect(0, 0, width, height);
    for (const [x, y, size] of stars) {
      const drift = reducedMotion() ? 0 : ((passed / 9000) * (0.3 + size)) % 1;
      c.fillStyle = `rgba(255,255,255,${(0.2 + size * 0.6).toFixed(2)})`;
      c.fillRect(((x - drift + 1) % 1) * width, ((y + drift * 0.6) % 1) * height, 1 + size * 1.6, 1 + size * 1.6);
    }
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
      c.fillStyle = 'rgba(255,255,255,.6)';
      c.fillText(heightOf(value), 8, py(value) - 9);
    }
    if (began) {
      const broken = end !== undefined && end.left === null;
      c.beginPath();
      c.moveTo(px(0), py(100));
      for (let i = 1; i <= 60; i++)
        c.lineTo(px((passed * i) / 60), py(100 * Math.exp((Math.log(height100 / 100) * i) / 60)));
      const tipX = px(passed);
      const tipY = py(height100);
      c.strokeStyle = broken ? '#ff6b6b' : theme.metal;
      c.lineWidth = 5;
      c.lineCap = 'round';
      c.shadowColor = c.strokeStyle;
      c.shadowBlur = 18;
      c.stroke();
      c.shadowBlur = 0;
      c.lineTo(tipX, height);
      c.lineTo(px(0), height);
      c.fillStyle = down(c, tipY, height, broken ? 'rgba(255,90,90,.28)' : 'rgba(255,215,94,.3)', 'rgba(255,215,94,0)');
      c.fill();
      drawCraft(c, tipX, tipY, Math.atan2(py(height100 * 1.02) - tipY, px(passed + span * 0.01) - tipX), broken, now);
    }
    c.textAlign = 'center';
    const size = Math.min(96, width / 5, height / 2.6);
    c.font = `900 ${size}px system-ui, sans-serif`;
    c.fillStyle = end ? (end.left === null ? '#ff8f8f' : '#58f0a0') : '#fff';
    c.fillText(heightOf(end?.left ?? height100), width / 2, Math.max(size * 0.6, height * 0.24));
    if (running()) table.changed();
    return running();
  });

  function drawCraft(
    c: CanvasRenderingContext2D,
    x: number,
    y: number,
    angle: number,
    broken: boolean,
    now: number,
  ): void {
    c.save();
    c.translate(x, y);
    if (broken) {
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * Math.PI * 2;
        c.fillStyle = i % 2 ? '#ffd23f' : '#ff5a3c';
        c.beginPath();
        c.arc(Math.cos(a) * 26, Math.sin(a) * 26, 6 - (i % 3), 0, 7);
        c.fill();
      }
      c.restore();
      return;
    }
    c.rotate(angle);
    c.scale(1.25, 1.25);
    const flame = 16 + (reducedMotion() ? 4 : 7 * Math.abs(Math.sin(now / 55)));
    c.fillStyle = '#ff9a1f';
    c.beginPath();
    c.moveTo(-20, -6);
    c.quadraticCurveTo(-20 - flame * 1.5, 0, -20, 6);
    c.fill();
    c.fillStyle = '#fff3c4';
    c.beginPath();
    c.moveTo(-20, -3);
    c.quadraticCurveTo(-20 - flame * 0.8, 0, -20, 3);
    c.fill();
    c.fillStyle = theme.accent;
    c.beginPath();
    c.moveTo(-18, -7);
    c.lineTo(-26, -17);
    c.lineTo(-4, -9);
    c.moveTo(-18, 7);
    c.lineTo(-26, 17);
    c.lineTo(-4, 9);
    c.fill();
    c.fillStyle = down(c, -11, 11, '#fff', '#c9d4e6', '#77859c');
    c.beginPath();
    c.moveTo(-20, -9);
    c.quadraticCurveTo(14, -13, 26, 0);
    c.quadraticCurveTo(14, 13, -20, 9);
    c.fill();
    c.fillStyle = theme.second;
    c.beginPath();
    c.arc(6, -1, 4.5, 0, 7);
    c.fill();
    c.restore();
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
        scene.wake();
        return;
      }
      const { point, left } = round.view as { point: number; left: number | null };
      const shown = left ?? point;
      end = { at: timeOf(shown), point: shown, left };
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
