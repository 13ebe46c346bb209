import { backdrop } from '../../../../play/src/art';
import { button, make } from '../../../../play/src/dom';
import { animate, down, Scene } from '../../../../play/src/scene';
import type { MakeStage } from '../../../../play/src/stage';
import { pick, random } from '../../../art/random';
import { type DuelView, duelField } from './engine';
import type { texts } from './texts';

const birds = 'Kidlat Bagwis Alab Hagibis Amihan Ligaya Tala Sinag Bituin Dagundong Lakas Giting'.split(' ');
const towns =
  'Northport Eastvale Rivergate Highmoor Stonebridge Westholm Fairhaven Oakfield Lakemont Redcliff Seaton Kingsbury'.split(
    ' ',
  );

/** Two sides: a derby in the ring, or a football match; three prices below. */
export const makeStage: MakeStage<keyof typeof texts> = (host, table) => {
  const { words, opened } = table;
  const { t, times } = words;
  const football = opened.game.profile === 'football';
  const keys: (keyof typeof texts)[] = football ? ['home', 'away', 'drawSide'] : ['redSide', 'blueSide', 'drawSide'];
  // The arena lies in the picture's own box, so that its sand is under the birds; the stadium around the pitch.
  const box = make('div', { class: 'canvas-box arena' }, backdrop(opened.game, football ? '' : 'of-low'));
  const board = make('div', { class: 'spots narrow' });
  let side: number | undefined;
  let names = ['', ''];
  let drama = { part: 0, lead: 0, winner: -1, goals: [0, 0], swing: [] as number[] };
  const spots = [0, 2, 1].map((index) => {
    const name = make('span');
    const price = make('b');
    const spot = button('', () => choose(index), 'spot', { 'aria-pressed': 'false' });
    spot.append(name, price);
    board.append(spot);
    return { index, name, price, spot };
  });
  host.append(box, board);

  const scene = new Scene(box, opened.game.name, ({ context: c, width, height }, now) => {
    if (football) pitch(c, width, height);
    else ring(c, width, height, now);
    return drama.part > 0 && drama.part < 1;
  });

  function choose(index: number): void {
    side = index;
    for (const one of spots) one.spot.setAttribute('aria-pressed', String(one.index === side));
  }

  function fixture(): void {
    const number = table.fixture();
    const next = random(number);
    const pool = football ? towns : birds;
    const first = pick(next, pool);
    names = [
      first,
      pick(
        next,
        pool.filter((name) => name !== first),
      ),
    ];
    const field = duelField(opened.game.profile, number);
    for (const { index, name, price, spot } of spots) {
      name.textContent =
        index === 2 ? t('drawSide') : `${names[index]}${football ? '' : ` · ${t(keys[index] ?? 'drawSide')}`}`;
      price.textContent = times(field.pays[index] ?? 0);
      spot.classList.remove('winner');
    }
    drama = { part: 0, lead: 0, winner: -1, goals: [0, 0], swing: [] };
    scene.forget('names');
    scene.wake();
  }

  function plate(
    c: CanvasRenderingContext2D,
    x: number,
    y: number,
    text: string,
    colour: string,
    align: CanvasTextAlign,
  ): void {
    c.font = '800 18px system-ui, sans-serif';
    c.textAlign = align;
    c.textBaseline = 'middle';
    c.lineWidth = 5;
    c.strokeStyle = 'rgba(0,0,0,.65)';
    c.strokeText(text, x, y);
    c.fillStyle = colour;
    c.fillText(text, x, y);
  }

  function ring(c: CanvasRenderingContext2D, w: number, h: number, now: number): void {
    const floor = h * 0.78;
    const live = drama.part > 0 && drama.part < 1;
    const dash = live ? Math.sin(now / 120) * 18 : 0;
    const gap = w * (live ? 0.13 : 0.2);
    const size = Math.min(w / 430, h / 300);
    bird(
      c,
      w / 2 - gap + dash,
      floor,
      size,
      1,
      '#d8232f',
      drama.winner === 1,
      live ? Math.abs(Math.sin(now / 110)) : 0,
    );
    bird(
      c,
      w / 2 + gap - dash * 0.8,
      floor,
      size,
      -1,
      '#2467d6',
      drama.winner === 0,
      live ? Math.abs(Math.cos(now / 125)) : 0,
    );
    bar(c, w, 26);
    plate(c, 12, 52, names[0] ?? '', '#ff9aa0', 'left');
    plate(c, w - 12, 52, names[1] ?? '', '#9cc4ff', 'right');
  }

  /** The state of the fight: a bar that leans to one side. */
  function bar(c: CanvasRenderingContext2D, w: number, y: number): void {
    const share = 0.5 + drama.lead * 0.5;
    c.fillStyle = '#2467d6';
    c.beginPath();
    c.roundRect(12, y - 8, w - 24, 14, 7);
    c.fill();
    c.fillStyle = '#d8232f';
    c.beginPath();
    c.roundRect(12, y - 8, (w - 24) * share, 14, 7);
    c.fill();
    c.fillStyle = '#fff';
    c.fillRect(12 + (w - 24) * share - 2, y - 11, 4, 20);
  }

  function bird(
    c: CanvasRenderingContext2D,
    x: number,
    y: number,
    size: number,
    way: number,
    colour: string,
    down_: boolean,
    beat: number,
  ): void {
    c.save();
    c.translate(x, y - (beat * 26 + (down_ ? -18 : 0)) * size);
    c.scale(way * size, size);
    if (down_) c.rotate(-1.25);
    c.fillStyle = 'rgba(0,0,0,.28)';
    if (!down_) {
      c.beginPath();
      c.ellipse(0, 6 + beat * 26, 46, 9, 0, 0, 7);
      c.fill();
    }
    const shape = (d: string, fill: string | CanvasGradient) => {
      c.fillStyle = fill;
      c.fill(new Path2D(d));
    };
    shape(
      'M-30 -52C-70 -60 -84 -96 -66 -118C-66 -92 -54 -84 -40 -82C-58 -96 -58 -120 -40 -130C-46 -104 -34 -88 -20 -76Z',
      down(c, -130, -50, '#1d2b1f', colour),
    );
    shape('M-10 -20L-16 4H-8L-2 -18ZM12 -20L10 4H18L20 -18Z', '#f0b429');
    shape(
      'M-36 -66C-30 -26 -8 -14 14 -18C40 -22 44 -48 40 -70C36 -92 34 -104 44 -122L26 -124C14 -100 0 -78 -36 -66Z',
      down(c, -124, -14, colour, '#2a0f0a'),
    );
    c.save();
    c.translate(-6, -52);
    c.rotate(-beat * 1.1);
    shape('M0 0C-26 4 -40 -6 -46 -22C-24 -30 4 -22 14 -4Z', down(c, -30, 6, '#fff3d0', colour));
    c.restore();
    shape('M24 -118C26 -140 58 -142 58 -120C58 -108 40 -104 30 -108Z', down(c, -140, -104, '#ffcf6b', colour));
    shape('M28 -136L30 -152L38 -140L44 -154L50 -138L58 -146L56 -130Z', '#e8162b');
    shape('M56 -124L72 -118L56 -112Z', '#f0b429');
    shape('M52 -110C58 -98 52 -92 48 -98Z', '#e8162b');
    c.fillStyle = '#fff';
    c.beginPath();
    c.arc(46, -124, 5, 0, 7);
    c.fill();
    c.fillStyle = '#000';
    c.beginPath();
    c.arc(47, -124, 2.4, 0, 7);
    c.fill();
    c.restore();
  }

  function paintPitch(c: CanvasRenderingContext2D, w: number, h: number): void {
    const [left, top, wide, high] = [16, 62, w - 32, h - 78];
    const [midX, midY] = [w / 2, top + high / 2];
    c.fillStyle = '#1c6e36';
    c.fillRect(left - 8, top - 8, wide + 16, high + 16);
    for (let i = 0; i < 10; i++) {
      c.fillStyle = i % 2 ? '#2a9048' : '#237f3f';
      c.fillRect(left + (i * wide) / 10, top, wide / 10 + 1, high);
    }
    const light = c.createRadialGradient(midX, midY, 0, midX, midY, wide * 0.6);
    light.addColorStop(0, 'rgba(255,255,230,.22)');
    light.addColorStop(1, 'rgba(0,0,0,.3)');
    c.fillStyle = light;
    c.fillRect(left, top, wide, high);
    c.strokeStyle = 'rgba(255,255,255,.8)';
    c.lineWidth = 2;
    c.strokeRect(left, top, wide, high);
    c.beginPath();
    c.moveTo(midX, top);
    c.lineTo(midX, top + high);
    c.moveTo(midX + high * 0.15, midY);
    c.arc(midX, midY, high * 0.15, 0, 7);
    for (const [x, way] of [
      [left, 1],
      [left + wide, -1],
    ] as const) {
      c.rect(x, midY - high * 0.26, wide * 0.14 * way, high * 0.52);
      c.rect(x, midY - high * 0.13, wide * 0.055 * way, high * 0.26);
      // The part of the circle around the penalty spot that is outside of the box.
      const [spot, radius] = [x + wide * 0.1 * way, high * 0.12];
      const half = Math.acos(Math.min(1, (wide * 0.04) / radius));
      const middle = way > 0 ? 0 : Math.PI;
      c.moveTo(spot + radius * Math.cos(middle - half), midY + radius * Math.sin(middle - half));
      c.arc(spot, midY, radius, middle - half, middle + half);
      c.rect(x, midY - high * 0.08, -10 * way, high * 0.16);
    }
    c.stroke();
  }

  function pitch(c: CanvasRenderingContext2D, w: number, h: number): void {
    const [top, wide, high] = [62, w - 32, h - 78];
    const [left, midY] = [16, top + high / 2];
    // A box that is smaller than its margins has no pitch.
    if (wide <= 0 || high <= 0) return;
    scene.stamp('pitch', [0, 0, w, h], (p) => paintPitch(p, w, h));
    const phase = drama.part * drama.swing.length;
    const index = Math.min(drama.swing.length - 1, Math.floor(phase));
    const from = (drama.swing[index - 1] ?? 500) / 1000;
    const to = (drama.swing[index] ?? 500) / 1000;
    const ballX = left + 10 + (wide - 20) * (from + (to - from) * (phase - index));
    const ballY = midY + Math.sin(phase * 2.3) * high * 0.24;
    for (let team = 0; team < 2; team++) {
      for (let man = 0; man < 6; man++) {
        const home = man === 5 ? (team === 0 ? 0.03 : 0.97) : team === 0 ? 0.16 + man * 0.16 : 0.84 - man * 0.16;
        const follow = man === 5 ? 0.02 : 0.3;
        const x = (home * (1 - follow) + (ballX / w) * follow) * w;
        const row = man === 5 ? 2 : (man * 2.4 + team * 1.3) % 5;
        const sway = man === 5 ? 4 : 12;
        player(c, x, top + high * (0.12 + row * 0.155) + Math.sin(phase * 1.7 + man * 2 + team) * sway, team, man + 1);
      }
    }
    c.fillStyle = 'rgba(0,0,0,.45)';
    c.beginPath();
    c.ellipse(ballX + 2, ballY + 5, 6, 3, 0, 0, 7);
    c.fill();
    c.fillStyle = '#fff';
    c.strokeStyle = '#111';
    c.lineWidth = 1.5;
    c.beginPath();
    c.arc(ballX, ballY, 6, 0, 7);
    c.fill();
    c.stroke();
    scene.stamp('names', [0, 0, w, 48], (p) => {
      p.fillStyle = 'rgba(4,10,20,.86)';
      p.fillRect(0, 0, w, 48);
      plate(p, 14, 25, names[0] ?? '', '#ffd23f', 'left');
      plate(p, w - 14, 25, names[1] ?? '', '#e8f0ff', 'right');
    });
    const score = `${drama.goals[0]} – ${drama.goals[1]}`;
    scene.stamp(`score ${score}`, [w / 2 - 60, 8, 120, 34], (p) => plate(p, w / 2, 25, score, '#fff', 'center'));
  }

  function player(c: CanvasRenderingContext2D, x: number, y: number, team: number, number: number): void {
    c.save();
    c.translate(x, y);
    scene.stamp(`player ${team} ${number}`, [-13, -12, 26, 28], (p) => paintPlayer(p, team, number));
    c.restore();
  }

  /** A player from above: a shirt with its number, and a head. */
  function paintPlayer(c: CanvasRenderingContext2D, team: number, number: number): void {
    c.fillStyle = 'rgba(0,0,0,.35)';
    c.beginPath();
    c.ellipse(2, 8, 10, 5, 0, 0, 7);
    c.fill();
    c.fillStyle = team === 0 ? '#ffd23f' : '#f0f4ff';
    c.strokeStyle = team === 0 ? '#6b3a06' : '#15356b';
    c.lineWidth = 2;
    c.beginPath();
    c.roundRect(-10, -5, 20, 13, 6);
    c.fill();
    c.stroke();
    c.fillStyle = ['#e8b48a', '#8a5a38', '#f0c8a0'][number % 3] ?? '#e8b48a';
    c.beginPath();
    c.arc(0, -5, 5, 0, 7);
    c.fill();
    c.stroke();
    c.fillStyle = team === 0 ? '#6b3a06' : '#15356b';
    c.font = '800 8px system-ui, sans-serif';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillText(String(number), 0, 4);
  }

  fixture();
  return {
    label: t('startMatch'),
    fixtureChanged() {
      // The result stays until the next choice; the new payouts are shown already.
      const kept = drama;
      fixture();
      drama = kept.winner < 0 ? drama : { ...kept, part: 0, winner: -1, lead: 0, goals: [0, 0] };
      scene.wake();
    },
    wager: () => (side === undefined ? t('chooseBet') : { bet: { side }, stake: table.chip() }),
    start() {
      for (const { spot } of spots) spot.classList.remove('winner');
    },
    cancel: () => undefined,
    async show(round) {
      const { winner, run } = round.view as DuelView;
      const total = run.reduce((sum, value) => sum + value, 0);
      const most = 1 + (total % 3);
      const final = winner === 2 ? [most - 1, most - 1] : winner === 0 ? [most, total % most] : [total % most, most];
      const swing = football
        ? run.map((value, index) =>
            index === run.length - 1 ? (winner === 0 ? 960 : winner === 1 ? 40 : value) : value,
          )
        : run;
      await animate(football ? 4600 : 4000, (part) => {
        const step = Math.min(run.length - 1, Math.floor(part * run.length));
        const lean = ((run[step] ?? 500) / 500 - 1) * 0.5 * (1 - part);
        const goal = winner === 0 ? 1 : winner === 1 ? -1 : 0;
        drama = {
          part: Math.max(0.001, part),
          lead: lean + goal * part ** 3,
          winner: part === 1 ? winner : -1,
          goals: final.map((goals) => Math.floor(goals * Math.min(1, part * 1.06) + 0.001)),
          swing,
        };
        scene.wake();
      });
      for (const { index, spot } of spots) spot.classList.toggle('winner', index === winner);
      table.say(winner === 2 ? t('drawSide') : t('wins', { name: names[winner] ?? '' }));
      await table.rest(1500);
    },
  };
};
