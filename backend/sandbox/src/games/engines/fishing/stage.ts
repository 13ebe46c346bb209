import { button, make, reducedMotion } from '../../../../play/src/dom';
import { type Area, animate, down, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { fishPays } from './engine';
import type { texts } from './texts';

interface Swimmer {
  kind: number;
  x: number;
  y: number;
  way: 1 | -1;
  speed: number;
  phase: number;
  /** Fading of a caught fish: 0 visible … 1 gone. */
  gone: number;
}

const hues = [48, 190, 330, 20, 120, 275, 205, 0];

/** What a fish reaches of a picture on which 50 is its half length; the last kind has a halo. */
const reach: Area = [-68, -46, 118, 80];
const haloReach: Area = [-78, -78, 156, 156];

/** How many pictures a fish has of its tail between one side and the other. */
const wags = 13;

/** A sea with eight kinds of fish: press one, or its payout below, to shoot. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, opened, theme } = table;
  const { t, times } = words;
  const pays = fishPays[opened.game.profile] ?? [];
  const box = make('div', { class: 'canvas-box wide' });
  const board = make('div', { class: 'fish-row narrow' });
  host.append(box, board);
  let kind = 0;
  let aim: Swimmer | undefined;
  let shot: { part: number; fromX: number; fromY: number } | undefined;
  let coins: { x: number; y: number; dx: number; dy: number }[] = [];
  let coinsAt = 0;
  let last = 0;

  const spots = pays.map((pay, index) => {
    const spot = button('', () => choose(index), 'spot', {
      'aria-pressed': 'false',
      'aria-label': `${t('fish', { n: index + 1 })} ${times(pay * 100)}`,
    });
    spot.append(make('b', { text: times(pay * 100) }));
    board.append(spot);
    return spot;
  });

  const swim = (which: number, anywhere: boolean): Swimmer => {
    const way = Math.random() < 0.5 ? 1 : -1;
    return {
      kind: which,
      x: anywhere ? Math.random() : way > 0 ? -0.2 : 1.2,
      y: 0.1 + Math.random() * 0.62,
      way,
      speed: (0.000045 + Math.random() * 0.00004) * (1.35 - which * 0.1),
      phase: Math.random() * 7,
      gone: 0,
    };
  };
  const shoal = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7].map((which) => swim(which, true));
  const sizeOf = (which: number, width: number) => Math.min(1, width / 760 + 0.35) * (20 + which * 7.2);

  function choose(index: number): void {
    if (shot) return;
    kind = index;
    aim = undefined;
    for (const [at, spot] of spots.entries()) spot.setAttribute('aria-pressed', String(at === index));
  }

  const scene = new Scene(box, opened.game.name, ({ context: c, width: w, height: h }, now) => {
    const passed = Math.min(50, now - last);
    last = now;
    bubbles(c, w, h, now);
    for (const [index, fish] of shoal.entries()) {
      if (!reducedMotion()) fish.x += fish.speed * passed * fish.way * (fish === aim && shot ? 0.15 : 1);
      if (fish.x < -0.25 || fish.x > 1.25 || fish.gone >= 1) shoal[index] = swim(fish.kind, false);
      drawFish(c, fish, w, h, now);
    }
    if (aim && shot) harpoon(c, w, h);
    cannon(c, w, h);
    const age = (now - coinsAt) / 900;
    if (coins.length && age < 1) {
      for (const coin of coins) {
        c.fillStyle = `rgba(255,${200 - age * 40},70,${(1 - age).toFixed(2)})`;
        c.beginPath();
        c.arc(coin.x + coin.dx * age * 90, coin.y + coin.dy * age * 90 + age * age * 90, 7, 0, 7);
        c.fill();
      }
    } else coins = [];
    return !reducedMotion() || coins.length > 0;
  });

  function bubbles(c: CanvasRenderingContext2D, w: number, h: number, now: number): void {
    c.strokeStyle = 'rgba(255,255,255,.45)';
    c.lineWidth = 1.5;
    for (let index = 0; index < 14; index++) {
      const rise = reducedMotion() ? index / 14 : (now / (5200 + index * 420) + index * 0.37) % 1;
      const x = (((index * 0.618) % 1) + Math.sin(rise * 9 + index) * 0.012) * w;
      c.beginPath();
      c.arc(x, h * (1 - rise), 2 + (index % 4) * 1.6, 0, 7);
      c.stroke();
    }
  }

  function cannon(c: CanvasRenderingContext2D, w: number, h: number): void {
    const [x, y] = [w / 2, h - 8];
    const tx = aim ? aim.x * w : w / 2;
    const ty = aim ? aim.y * h : 0;
    c.save();
    c.translate(x, y);
    c.rotate(Math.atan2(ty - y, tx - x) + Math.PI / 2);
    scene.stamp('barrel', [-12, -57, 24, 62], (p) => {
      p.fillStyle = down(p, -58, 0, '#fff', theme.metal, '#6b3a06');
      p.beginPath();
      p.roundRect(-11, -56, 22, 60, 9);
      p.fill();
    });
    c.restore();
    scene.stamp('stand', [scene.snap(x - 31), scene.snap(y - 23), 62, 32], (p) => {
      p.fillStyle = down(p, y - 22, y + 20, theme.metal, '#4a260a');
      p.beginPath();
      p.arc(x, y + 8, 30, Math.PI, 0);
      p.fill();
    });
  }

  function harpoon(c: CanvasRenderingContext2D, w: number, h: number): void {
    if (!shot || !aim) return;
    const x = shot.fromX + (aim.x * w - shot.fromX) * shot.part;
    const y = shot.fromY + (aim.y * h - shot.fromY) * shot.part;
    c.strokeStyle = 'rgba(255,255,255,.65)';
    c.lineWidth = 2;
    c.beginPath();
    c.moveTo(shot.fromX, shot.fromY);
    c.lineTo(x, y);
    c.stroke();
    c.save();
    c.translate(x, y);
    scene.stamp('tip', [-24, -24, 48, 48], (p) => {
      p.fillStyle = '#fff';
      p.shadowColor = theme.accent;
      p.shadowBlur = 16;
      p.beginPath();
      p.arc(0, 0, 6, 0, 7);
      p.fill();
    });
    c.restore();
  }

  function drawFish(c: CanvasRenderingContext2D, fish: Swimmer, w: number, h: number, now: number): void {
    const { kind } = fish;
    const wag = reducedMotion() ? 0 : Math.sin(now / (150 + kind * 30) + fish.phase);
    const step = Math.round(((wag + 1) / 2) * (wags - 1));
    const s = sizeOf(kind, w) / 50;
    const [left, top, wide, high] = kind === 7 ? haloReach : reach;
    c.save();
    c.translate(fish.x * w, fish.y * h + (reducedMotion() ? 0 : Math.sin(now / 900 + fish.phase) * 6));
    c.scale(fish.way * (1 - fish.gone), 1 - fish.gone);
    c.rotate(fish.gone * 3);
    scene.stamp(`fish ${kind} ${step}`, [left * s, top * s, wide * s, high * s], (p) => {
      p.scale(s, s);
      paintFish(p, kind, (step / (wags - 1)) * 2 - 1);
    });
    c.restore();
    if (fish === aim) {
      c.strokeStyle = '#fff';
      c.lineWidth = 3;
      c.setLineDash([9, 7]);
      c.beginPath();
      c.arc(fish.x * w, fish.y * h, sizeOf(kind, w) + 8, 0, 7);
      c.stroke();
      c.setLineDash([]);
    }
  }

  function paintFish(c: CanvasRenderingContext2D, kind: number, wag: number): void {
    const hue = hues[kind] ?? 40;
    if (kind === 7) {
      const halo = c.createRadialGradient(0, 0, 10, 0, 0, 76);
      halo.addColorStop(0, `hsl(${hue} 100% 60% / .5)`);
      halo.addColorStop(1, `hsl(${hue} 100% 60% / 0)`);
      c.fillStyle = halo;
      c.beginPath();
      c.arc(0, 0, 76, 0, 7);
      c.fill();
    }
    c.fillStyle = down(c, -30, 30, `hsl(${hue} 95% 72%)`, `hsl(${hue} 85% 40%)`);
    c.beginPath();
    c.moveTo(-34, 0);
    c.quadraticCurveTo(-58, -22 + wag * 8, -64, -24 + wag * 12);
    c.quadraticCurveTo(-54, wag * 4, -64, 24 + wag * 12);
    c.quadraticCurveTo(-58, 20, -34, 0);
    c.fill();
    c.beginPath();
    c.moveTo(-4, -20);
    c.quadraticCurveTo(-8, -42, -26, -40 + wag * 3);
    c.quadraticCurveTo(-18, -24, -22, -14);
    c.fill();
    c.fillStyle = down(c, -28, 28, `hsl(${hue} 100% 82%)`, `hsl(${hue} 90% 55%)`, `hsl(${hue + 15} 80% 32%)`);
    c.beginPath();
    c.ellipse(0, 0, 44, 26 - (kind % 3) * 4, 0, 0, 7);
    c.fill();
    c.fillStyle = `hsl(${hue + 160} 80% 70% / .75)`;
    if (kind % 2 === 0) {
      for (const at of [-16, 2]) {
        c.beginPath();
        c.ellipse(at, 0, 4.5, 20 - (kind % 3) * 4, 0, 0, 7);
        c.fill();
      }
    } else {
      c.beginPath();
      c.ellipse(-4, 9, 26, 7, 0, 0, 7);
      c.fill();
    }
    c.fillStyle = `hsl(${hue} 90% 64%)`;
    c.beginPath();
    c.ellipse(-2, 8, 13, 6 + wag * 1.5, 0.5, 0, 7);
    c.fill();
    if (kind >= 6) {
      c.fillStyle = '#fff';
      for (let tooth = 0; tooth < 4; tooth++) c.fillRect(24 + tooth * 4, 7, 2.6, 5);
    }
    c.fillStyle = '#fff';
    c.beginPath();
    c.arc(24, -6, 7, 0, 7);
    c.fill();
    c.fillStyle = '#0b1020';
    c.beginPath();
    c.arc(26, -6, 3.6, 0, 7);
    c.fill();
  }

  scene.canvas.addEventListener('pointerdown', (event) => {
    const box_ = scene.canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box_.left, event.clientY - box_.top];
    const far = (fish: Swimmer) =>
      Math.hypot(fish.x * scene.width - x, fish.y * scene.height - y) - sizeOf(fish.kind, scene.width);
    const near = [...shoal].sort((a, b) => far(a) - far(b))[0];
    if (!near || far(near) > 26 || shot) return;
    choose(near.kind);
    aim = near;
    table.press();
  });
  choose(0);

  return {
    label: t('shoot'),
    wager: () => ({ bet: { fish: kind }, stake: table.chip() }),
    start() {
      const seen = shoal.filter((fish) => fish.kind === kind && fish.x > 0.04 && fish.x < 0.96 && fish.gone === 0);
      if (!aim || !seen.includes(aim)) aim = seen[Math.floor(Math.random() * seen.length)];
      if (!aim) {
        aim = swim(kind, true);
        shoal.push(aim);
        shoal.splice(
          shoal.findIndex((fish) => fish.kind === kind && fish !== aim),
          1,
        );
      }
      shot = { part: 0, fromX: scene.width / 2, fromY: scene.height - 56 };
      scene.wake();
    },
    cancel() {
      shot = undefined;
      aim = undefined;
    },
    async show(round) {
      const { caught } = round.view as { caught: boolean };
      const target = aim;
      await animate(520, (part) => {
        if (shot) shot.part = part;
        scene.wake();
      });
      shot = undefined;
      if (caught && target) {
        coins = Array.from({ length: 22 }, () => {
          const angle = Math.random() * Math.PI * 2;
          const force = 0.4 + Math.random();
          return {
            x: target.x * scene.width,
            y: target.y * scene.height,
            dx: Math.cos(angle) * force,
            dy: Math.sin(angle) * force - 0.6,
          };
        });
        coinsAt = performance.now();
        await animate(360, (part) => {
          target.gone = part;
          scene.wake();
        });
      } else if (target) target.speed *= 3;
      table.say(t(caught ? 'caught' : 'escaped'));
      aim = undefined;
      await table.rest(caught ? 350 : 120);
    },
  };
};
